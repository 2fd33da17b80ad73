import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  // As old as the web views that the SDK itself serves.
  build: { target: 'es2019' },
  test: { environment: 'happy-dom' },
});
