// For browsers that know no modules; nothing else of the page runs in them.
document.getElementById('app').textContent =
  'This browser is too old for the table. Please use a current one. / ' +
  'Dieser Browser ist zu alt für den Tisch. Bitte nimm einen aktuellen. / ' +
  'Ta przeglądarka jest za stara. Użyj aktualnej. / ' +
  'Цей браузер застарий. Відкрий стіл у сучасному.';
