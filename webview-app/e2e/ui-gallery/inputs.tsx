/** Shows the primitives for input: fields, choices, pictures, agreements. */
import { useState } from 'react';
import { Agreement } from '../../src/ui/agreement.tsx';
import { Button, IconButton, LinkButton } from '../../src/ui/button.tsx';
import { Calendar } from '../../src/ui/calendar.tsx';
import { Checkbox } from '../../src/ui/checkbox.tsx';
import { ChoiceChips, FilterChips } from '../../src/ui/chips.tsx';
import { CodeField, Field } from '../../src/ui/field.tsx';
import { CheckList, OptionList } from '../../src/ui/option-list.tsx';
import { Picture } from '../../src/ui/picture.tsx';
import { ActionWord, PictureOptions } from '../../src/ui/picture-options.tsx';
import { AddPictureTile, PictureTile, PictureTiles } from '../../src/ui/picture-tiles.tsx';
import { SearchField } from '../../src/ui/search-field.tsx';
import { SortMenu } from '../../src/ui/sort-menu.tsx';
import { Stars } from '../../src/ui/stars.tsx';
import { Tabs } from '../../src/ui/tabs.tsx';
import { TextArea } from '../../src/ui/text-area.tsx';
import { PHOTOS, useSample } from './samples.ts';

const nothing = () => undefined;

export function Buttons() {
  const say = useSample();
  return (
    <>
      <Button wide>{say('Book now', '立即预约')}</Button>
      <Button tone="secondary" busy>
        {say('Send', '发送')}
      </Button>
      <Button tone="danger" small>
        {say('Cancel the order', '取消订单')}
      </Button>
      <LinkButton tone="quiet" href="tel:4008888888">
        {say('Call us', '拨打电话')}
      </LinkButton>
      <IconButton label={say('Close', '关闭')} icon={<span aria-hidden="true">×</span>} />
    </>
  );
}

export function Searches() {
  const say = useSample();
  const [empty, setEmpty] = useState('');
  const [typed, setTyped] = useState(say('Health check', '体检'));
  return (
    <>
      <SearchField label={say('Search institutions', '搜索机构')} value={empty} onChange={setEmpty} />
      <SearchField label={say('Search articles and services', '搜索文章和服务')} value={typed} onChange={setTyped} />
    </>
  );
}

export function Chips() {
  const say = useSample();
  const [sort, setSort] = useState('near');
  const [tags, setTags] = useState(['dental', 'eyes']);
  const kinds = [
    { value: 'dental', label: say('Dental', '口腔') },
    { value: 'eyes', label: say('Eyes', '眼科') },
    { value: 'heart', label: say('Heart and circulation', '心血管') },
    { value: 'women', label: say('Women’s health', '女性健康') },
    { value: 'none', label: say('Not here', '暂无'), disabled: true },
  ];
  return (
    <>
      <ChoiceChips
        label={say('Sort by', '排序')}
        value={sort}
        onChange={setSort}
        chips={[
          { value: 'near', label: say('Nearest', '距离最近') },
          { value: 'price', label: say('Lowest price', '价格最低') },
          { value: 'sold', label: say('Most chosen', '最多人选') },
          { value: 'new', label: say('Newest', '最新') },
        ]}
      />
      <FilterChips label={say('Kinds', '类型')} values={tags} onChange={setTags} chips={kinds} wrap />
    </>
  );
}

export function Ratings() {
  const say = useSample();
  const [value, setValue] = useState(4);
  const meanings = say('Very poor,Poor,Fair,Good,Very good', '很差,较差,一般,满意,非常满意').split(',');
  return (
    <>
      <Stars
        label={say('How was the doctor?', '医生服务如何？')}
        value={value}
        onChange={setValue}
        meanings={meanings}
      />
      <Stars
        label={say('How was the place?', '机构环境如何？')}
        value={0}
        onChange={nothing}
        error={say('Please choose', '请选择')}
      />
    </>
  );
}

export function Pictures() {
  const say = useSample();
  const states = ['done', 'uploading', 'failed', 'waiting'] as const;
  return (
    <PictureTiles label={say('Pictures of the report', '报告图片')}>
      {PHOTOS.map((src, index) => (
        <PictureTile
          key={src}
          src={src}
          number={index + 1}
          state={states[index] ?? 'done'}
          progress={0.4}
          onRetry={nothing}
          onRemove={nothing}
        />
      ))}
      <AddPictureTile used={4} max={9} onAdd={nothing} />
    </PictureTiles>
  );
}

export function Agreements() {
  const say = useSample();
  const [checked, setChecked] = useState(false);
  const documents = [
    { title: say('Terms of service', '服务协议'), href: '#terms' },
    { title: say('Privacy notice', '隐私政策'), href: '#privacy' },
    { title: say('Informed consent', '知情同意书'), href: '#consent' },
  ];
  return (
    <>
      <Agreement checked={checked} onChange={setChecked} documents={documents} />
      <Agreement checked={false} onChange={nothing} documents={documents.slice(0, 1)} missing />
      <Checkbox checked onChange={nothing}>
        {say('Remember this person', '保存为常用体检人')}
      </Checkbox>
    </>
  );
}

export function Fields() {
  const say = useSample();
  const options = [
    { value: 'a', label: say('Morning', '上午') },
    { value: 'b', label: say('Afternoon', '下午'), text: say('Not while fasting', '无需空腹') },
  ];
  return (
    <>
      <Field label={say('Name', '姓名')} value="李雷" onChange={nothing} hint={say('As on the card', '与证件一致')} />
      <Field
        label={say('Phone', '手机号')}
        kind="tel"
        value=""
        onChange={nothing}
        error={say('Please enter', '请输入')}
      />
      <CodeField
        label={say('Code', '验证码')}
        value=""
        onChange={nothing}
        action={
          <Button small tone="quiet">
            {say('Get code', '获取验证码')}
          </Button>
        }
      />
      <TextArea label={say('Question', '问题')} value="" onChange={nothing} optional />
      <OptionList label={say('Time of day', '时段')} options={options} value="b" onChange={nothing} />
      <CheckList
        label={say('Your habits', '您的习惯')}
        options={options}
        values={['b']}
        error={say('Please choose at least one', '请至少选择一项')}
        onToggle={nothing}
      />
    </>
  );
}

export function Choices() {
  const say = useSample();
  const [tab, setTab] = useState('all');
  return (
    <>
      <Tabs
        label={say('Orders', '订单')}
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'all', label: say('All', '全部') },
          { id: 'open', label: say('To be paid', '待支付') },
          { id: 'done', label: say('Completed', '已完成') },
        ]}
      >
        {tab}
      </Tabs>
      <Calendar
        label={say('Open days', '可约日期')}
        value="2026-12-14"
        onChange={nothing}
        today="2026-12-10"
        days={[
          { date: '2026-12-10', state: 'open', freeCount: 12 },
          { date: '2026-12-11', state: 'full' },
          { date: '2026-12-12', state: 'closed', mark: say('Yours', '已约') },
          { date: '2026-12-14', state: 'open', freeCount: 2 },
        ]}
      />
    </>
  );
}

/** Shows places as cards with the second chosen, and a menu of their order. */
export function Places() {
  const say = useSample();
  const [order, setOrder] = useState('near');
  const [place, setPlace] = useState('b');
  const options = [
    say('Ruihe Checkup Centre, Zhongguancun', '瑞和体检中心（中关村店）'),
    say('Renkang', '仁康医院'),
  ].map((label, index) => ({
    value: 'ab'.charAt(index),
    label,
    text: say('2.3 km, next free day Tuesday, 1 December', '2.3 公里，最早可约 12月1日周二'),
    foot: say('27 Zhongguancun Street, Haidian District', '海淀区中关村大街 27 号'),
    picture: <Picture src={PHOTOS[index] ?? ''} alt="" ratio={1.2} />,
    actions: (
      <ActionWord label={say(`Details of ${label}`, `${label}详情`)} onClick={nothing}>
        {say('Details', '详情')}
      </ActionWord>
    ),
  }));
  return (
    <>
      <SortMenu
        label={say('Sort by', '排序')}
        orders={[
          { value: 'near', label: say('Nearest', '距离最近') },
          { value: 'soon', label: say('Soonest free day', '最早可约') },
        ]}
        value={order}
        onChange={setOrder}
      />
      <PictureOptions label={say('Institution', '机构')} options={options} value={place} onChange={setPlace} />
    </>
  );
}
