import { expect, test } from 'vitest';
import { districtOf } from './district-of.ts';

test.each([
  ['朝阳区建国门外大街 8 号 3 层', '朝阳区'],
  ['北京市海淀区中关村大街 27 号', '海淀区'],
  ['广东省深圳市南山区科技园', '南山区'],
  ['桐庐县迎春南路 1 号', '桐庐县'],
  ['经济技术开发区荣华中路 15 号', undefined],
  ['幸福小区 3 号楼', undefined],
  ['建国路 1 号', undefined],
  ['27 Zhongguancun St, Haidian', undefined],
  ['', undefined],
])('the district of an address when it is "%s": %s', (address, district) => {
  expect(districtOf(address)).toBe(district);
});
