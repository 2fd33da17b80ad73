/** Lists the English words of questionnaires. The other languages have the same words. */
export const en = {
  progress: (position: number, of: number) => `Question ${position} of ${of}`,
  last: 'Last step',
  next: 'Continue',
  answer: 'Your answer',
  day: 'Day',
  less: 'One step less',
  more: 'One step more',
  slide: (question: string) => `Slide to your answer: ${question}`,
  unset: 'No answer yet',
  goesOn: 'A tap takes you to the next question',
  bounds: (min: string, max: string) => `From ${min} to ${max}`,
  end: (value: string, meaning: string) => `${value}: ${meaning}`,
  missing: {
    single: 'Please choose an answer',
    multi: 'Please choose at least one answer',
    number: 'Please enter a number',
    scale: 'Please choose a number',
    date: 'Please choose a day',
  },
  noNumber: 'Please enter a number in digits',
  range: (min: string, max: string) => `Please enter a number from ${min} to ${max}`,
  whole: 'Please enter a whole number',
  steps: (step: string) =>
    step === '0.1' ? 'Please enter one decimal at most' : `Please enter it in steps of ${step}`,
  noDate: 'Please choose a valid date',
  tooEarly: (day: string) => `Please choose ${day} or a later day`,
  tooLate: (day: string) => `Please choose ${day} or an earlier day`,
  list: (answers: readonly string[]) => answers.join(', '),
  check: {
    title: 'Check your answers',
    lead: 'Tap an answer to change it',
    submit: 'See my result',
  },
  outdated: 'The questions have changed. Please go through them once more',
};

export type QuestionnaireWords = typeof en;
