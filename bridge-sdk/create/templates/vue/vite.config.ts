import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vue()],
  // As old as the web views that the SDK itself serves.
  build: { target: 'es2019' },
  test: { environment: 'happy-dom' },
});
