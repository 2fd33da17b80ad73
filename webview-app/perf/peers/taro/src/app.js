import './app.css';

export default ({ children }) => children;
