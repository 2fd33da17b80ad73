/** The ids of empty elements in the shell, for bars whose files load after the first page. */

/** The id for the bar of an offline start. */
export const STORED_DATA_BAR_ID = 'stored-data-bar';
/** The id for the bar with the name of an admin's customer. */
export const ACTING_FOR_BAR_ID = 'acting-for';
