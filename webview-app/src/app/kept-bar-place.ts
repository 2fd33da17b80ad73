/** The ids of elements that the shell keeps free for lines whose files are loaded after the first page. */

/** For the line of a start without a network. */
export const KEPT_BAR_PLACE = 'kept-bar';
/** For the name of an admin's customer. */
export const ACTING_FOR_PLACE = 'acting-for';
