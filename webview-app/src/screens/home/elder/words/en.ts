export const en = {
  hello: (name: string) => `Hello, ${name}`,
  welcome: 'How can we help you?',
  entries: 'The four main services',
  doctor: 'Ask a doctor',
  checkups: 'My checkups',
  card: 'My benefits',
  service: 'Call us',
  serviceChat: 'Contact us',
  all: 'All services',
  allBack: 'Back to the main services',
};
