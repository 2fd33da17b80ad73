/** Returns the name under which an attempt at an assessment is stored. */
export const attemptName = (assessmentId: string): string => `assessment.${assessmentId}`;
