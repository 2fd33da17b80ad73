// The pages' options as a component of uni-app (Vue 3) holds them.
import { onLoad } from '@dcloudio/uni-app';
import { reactive } from 'vue';
import pages from '../miniprogram_dist/index.js';

/** Holds the page of this name: `web`, `pay`, `login` or `share`. What it draws is in `data`. */
export function usePage(name, config) {
  const page = pages[`${name}Page`](config);
  page.data = reactive(page.data);
  page.setData = (data) => Object.assign(page.data, data);
  onLoad((options) => {
    const shown = getCurrentPages();
    if (page.show) shown[shown.length - 1].show = (url) => page.show(url);
    page.onLoad(options);
  });
  return page;
}
