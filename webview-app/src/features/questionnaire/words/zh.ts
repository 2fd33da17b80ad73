import type { QuestionnaireWords } from './en.ts';

/** Lists the Chinese words of questionnaires. */
export const zh: QuestionnaireWords = {
  progress: (position, of) => `第 ${position} 题，共 ${of} 题`,
  last: '最后一步',
  next: '继续',
  answer: '您的回答',
  day: '日期',
  less: '减一档',
  more: '加一档',
  slide: (question: string) => `拖动选择：${question}`,
  unset: '还没有回答',
  goesOn: '点选后自动进入下一题',
  bounds: (min, max) => `${min} 至 ${max}`,
  end: (value, meaning) => `${value}：${meaning}`,
  missing: {
    single: '请选择一项',
    multi: '请至少选择一项',
    number: '请输入数字',
    scale: '请选择一个数字',
    date: '请选择日期',
  },
  noNumber: '请用数字填写',
  range: (min, max) => `请输入 ${min} 到 ${max} 之间的数字`,
  whole: '请输入整数',
  steps: (step) => (step === '0.1' ? '最多保留一位小数' : `请按 ${step} 的间隔填写`),
  noDate: '请选择有效的日期',
  tooEarly: (day) => `日期不能早于 ${day}`,
  tooLate: (day) => `日期不能晚于 ${day}`,
  list: (answers) => answers.join('、'),
  check: {
    title: '核对您的回答',
    lead: '点击任意一项即可修改',
    submit: '查看结果',
  },
  outdated: '题目有更新，请再核对一遍',
};
