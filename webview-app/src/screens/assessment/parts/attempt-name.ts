/** Names the attempts at an assessment. */
export const attemptName = (assessmentId: string): string => `assessment.${assessmentId}`;
