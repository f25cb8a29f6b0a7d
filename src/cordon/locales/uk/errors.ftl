# Що пішло не так, цілими реченнями: error-<code> з даними помилки. $detail — примітка для фахівців, англійською.

# Записи
error-save-unreadable = Файл не вдається прочитати ({ $detail }).
error-save-cut = Запис неповний. Можливо, він обірвався під час копіювання.
error-save-foreign = Це не запис Cordon.
error-save-newer-format = Запис має формат { $found }, а ця програма знає { $known }. Онови Cordon, щоб грати далі.
error-save-newer-rules = Партія йде за версією правил { $found }, а ця програма знає { $known }. Онови Cordon, щоб грати далі.
error-save-shape = У записі бракує якогось поля, або воно хибне.
error-save-edited = Запис змінено або пошкоджено: контрольна сума не збігається.
error-save-game = Запис із гри, якої тут не знають: «{ $game }». Відомі: { $known }.
error-save-other-game = Це запис гри { $found }, а не { $wanted }.
error-save-setup = Партію з цього запису підготувати не можна. { $why }
error-save-unknown-ids = У записі є карти або місця, яких тут немає: { $ids }.
error-save-snapshot = Із цього запису партію не можна продовжити ({ $detail }).
error-save-opening = Партія не може початися так, як каже запис: її перші карти й кубики не відповідають правилам цієї версії ({ $detail }).
error-save-replay = Відповідь { $answer } цієї партії не вдається дати знову за правилами цієї версії ({ $detail }).
error-save-differs = Відповіді в цьому записі ведуть до іншого становища, ніж те, яке він показує.
error-save-other-version = Цей запис створено за іншими правилами або з іншими картами, ніж у цій версії, тож його партію тут не вдається зіграти знову. { $why }
error-save-long = Кількість відповідей у цьому записі — { $answers }; приймаємо щонайбільше { $most }.
error-save-dear = Читання цього запису триває надто довго або потребує забагато пам’яті.
error-save-none = Незакінченої партії { $game } тут немає. Почни нову без --continue.
error-save-exists = Такий файл уже є. Продовж його через --continue --save або назви інший.
error-save-unwritable = Файл не вдається записати ({ $detail }). Назви інший через --save.
error-journal-unwritable = Журнал не вдається записати ({ $detail }).

# Підготовка
error-setup-game = Гри «{ $game }» немає; є: { $known }.
error-setup-seats = Гра { $game } розрахована на { $low }–{ $high } гравців, а не на { $seats }.
error-setup-seed = Зерно може мати не більше { $bits } бітів.
error-setup-switch = Один із перемикачів правил не годиться ({ $detail }).
error-setup-switch-unknown = Перемикача «{ $switch }» тут немає; є: { $known }.
error-setup-switch-value = Перемикач «{ $switch }» не може мати значення «{ $value }»; є: { $known }.
error-setup-switch-thing = Перемикач «{ $switch }» не може мати значення «{ $value }»; є: { $known }. Якщо «{ $value }» — чиясь власна місія або кампанія, потрібна її тека: --mission ТЕКА чи --zone ТЕКА.
error-setup-switch-idle = Перемикач «{ $switch }» діє лише там, де «{ $other }» є одним із: { $known }.
error-setup-bot = Бота «{ $bot }» немає; є: { $known }.
error-setup-bots = Ботів ({ $bots }) більше, ніж місць ({ $seats }).
error-setup-no-person = У партії має грати хоч одна людина. Самі боти грають у cordon sim.

# Скасування
error-undo-level = Кроку «{ $level }» нема; є такі: { $known }.
error-undo-nothing = Нема чого скасовувати.
error-undo-no-moment = До відповіді { $target } повернутися не можна: їх дано { $given }.
error-undo-past = Партію продовжено із запису іншої версії; далі назад не можна.
error-undo-chapter = Та місія завершена остаточно: повернутися можна до початку теперішньої, не далі.
error-undo-second-look = Це скасувало б кидок або взяту карту. Спершу стіл має дозволити повторний погляд.
error-redo-nothing = Нічого не скасовано.
