module.exports = { presets: [['taro', { framework: 'react', ts: false, compiler: 'vite' }]] };
