import { createApp } from 'vue';
import { createRouter, createWebHistory } from 'vue-router';
import App from './app.vue';

const router = createRouter({
  history: createWebHistory(),
  routes: [
    { path: '/', component: () => import('./screens/home.vue') },
    { path: '/list', component: () => import('./screens/list.vue') },
    { path: '/detail/:id', component: () => import('./screens/detail.vue') },
  ],
});

createApp(App).use(router).mount('#app');
