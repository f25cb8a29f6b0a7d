/** The thing that the option under the pointer, or in the focus, is about: it stands out on the table. */
class Hot {
  id = $state('');
}

export const hot = new Hot();
