// The pages' options as a component of uni-app (Vue 3) holds them.
import { onMounted, reactive } from 'vue';
import pages from '../miniprogram_dist/index.js';

/** Holds the page of this name, `web`, `pay` or `login`, within the component that a page of yours shows. What it draws is in `data`. */
export function usePage(name, config) {
  const page = pages[`${name}Page`](config);
  page.data = reactive(page.data);
  page.setData = (data) => Object.assign(page.data, data);
  // A component is told of no address: the client's own page knows it.
  onMounted(() => {
    const shown = getCurrentPages();
    const top = shown[shown.length - 1];
    if (page.show) top.show = (url) => page.show(url);
    page.onLoad(top.options ?? {});
  });
  return page;
}
