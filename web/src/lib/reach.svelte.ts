/** Whether the table can be reached: the last thing that was asked over HTTP got no answer, or the network is gone. */
class Reach {
  away = $state(false);
}

export const reach = new Reach();
