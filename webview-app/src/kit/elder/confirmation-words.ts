/** The texts of the elder edition's confirmation before an action. Both languages are in one file, because there are few texts. */
import { type Language, useLanguage } from '../../messages/index.ts';

const en = {
  back: 'Change something',
  who: 'Who',
  where: 'Where',
  when: 'When',
  before: 'Now',
  cost: 'Cost',
  paid: 'Paid already. Nothing more to pay',
  onTheDay: (sum: string) => `Bring ${sum} on the day, for what you have added`,
  book: { title: 'Book this checkup?', confirm: 'Yes, book it' },
  rebook: { title: 'Change to this day?', confirm: 'Yes, change it' },
  pay: {
    title: 'Pay for this order?',
    confirm: (sum: string) => `Yes, pay ${sum}`,
    what: 'What',
    before: 'Pay before',
    until: 'Last day to use it',
  },
  ask: {
    title: 'Send your question?',
    confirm: 'Yes, send it',
    about: 'About whom',
    doctor: 'Who answers',
    anyDoctor: (department: string) => (department ? `A doctor of ${department}` : 'A doctor whom we find for you'),
    question: 'Question',
    use: (remaining: number) =>
      remaining === 1
        ? 'Nothing to pay. It takes your last consultation'
        : `Nothing to pay. It takes one of your ${remaining} consultations`,
    card: (name: string) => `Nothing to pay. It takes one “${name}” of your health card`,
  },
};

type ConfirmationWords = typeof en;

const zh: ConfirmationWords = {
  back: '返回修改',
  who: '谁去',
  where: '去哪里',
  when: '哪一天',
  before: '原来是',
  cost: '费用',
  paid: '已经付过，不用再付钱',
  onTheDay: (sum) => `加做的项目，当天到机构付 ${sum}`,
  book: { title: '要这样预约吗？', confirm: '没问题，预约' },
  rebook: { title: '要改到这一天吗？', confirm: '没问题，改期' },
  pay: {
    title: '要付这笔钱吗？',
    confirm: (sum) => `没问题，付 ${sum}`,
    what: '买的是',
    before: '最晚什么时候付',
    until: '最晚能用到',
  },
  ask: {
    title: '要把问题发给医生吗？',
    confirm: '没问题，发给医生',
    about: '给谁问',
    doctor: '谁来回答',
    anyDoctor: (department) => (department ? `${department}医生` : '为您找合适的医生'),
    question: '问题',
    use: (remaining) =>
      remaining === 1 ? '不用付钱，会用掉最后 1 次问诊' : `不用付钱，还能问 ${remaining} 次，这次用掉 1 次`,
    card: (name) => `不用付钱，会用掉健康卡里的“${name}”1 次`,
  },
};

/** The texts of both languages. */
const allConfirmationWords: Readonly<Record<Language, ConfirmationWords>> = { en, zh };

export const useConfirmationWords = (): ConfirmationWords => allConfirmationWords[useLanguage()];
