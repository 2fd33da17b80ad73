/** The id of the element that the shell keeps free for the line of a start without a network: its file is loaded after the first page. */
export const KEPT_BAR_PLACE = 'kept-bar';
