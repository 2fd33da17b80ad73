/** The texts of a question to a doctor in the elder edition, where the standard texts are difficult. */
import { type Layer, simplerBy } from '../../../messages/simpler.ts';
import type { AskWords } from './en.ts';

const en: Layer<AskWords> = {
  title: 'Tell the doctor',
  goesOnText: 'You can ask more there and pay nothing. A new question takes one more consultation',
  questionHint: 'Where does it hurt? Since when? What have you done about it?',
  tooShort: (least) => `Please write a little more, at least ${least} characters`,
  facts: 'More for the doctor',
  factsText: 'You may leave this empty',
  histories: 'Illnesses you have had',
  allergies: 'What you cannot take',
  notes: 'Please read',
};

const zh: Layer<AskWords> = {
  title: '把病情告诉医生',
  unknown: '没有找到这次问诊',
  unknownText: '链接可能过期了，或者是别人账号里的订单',
  left: (count) => `还能问 ${count} 次`,
  byCard: (name) => `不用付钱：提交后会用掉健康卡里的“${name}”1 次`,
  leftOnCard: (count) => `健康卡还能用 ${count} 次`,
  noneLeft: '现在不能提问',
  records: '看以前的问诊',
  goesOn: '接着上一次问',
  goesOnText: '可以在对话里接着问，不用另外付钱。重新提问会再用掉 1 次',
  someDoctor: '为您找合适的医生',
  online: (count) => `现在有 ${count} 位医生在`,
  replies: (minutes) => `大约 ${minutes} 分钟回复`,
  otherDoctor: '换一位医生',
  away: (name) => `${name}医生现在不在`,
  awayText: '您填的内容还在',
  person: '给谁问？',
  questionHint: '哪里不舒服？多久了？看过医生、吃过药吗？',
  draftHint: '没提交的内容只在这部手机里留 24 小时',
  tooShort: (least) => `请再多写一点，至少 ${least} 个字`,
  symptoms: '点选症状',
  picturesText: '可以拍检查报告、药方或不舒服的地方',
  facts: '再告诉医生一些',
  factsText: '可以不填',
  visited: '去医院看过吗？',
  yes: '看过',
  no: '没看过',
  histories: '得过哪些病',
  allergies: '对什么过敏',
  allergiesHint: '不能吃的药或食物',
  medicines: '在吃什么药',
  medicinesHint: '现在每天吃的药',
  notes: '请先看一下',
};

export const simpler = simplerBy<AskWords>({ en, zh });
