import type { AppActions, AppEnvironment } from './app-environment.ts';
import type { HostMethods } from './contract.ts';
import { decide } from './decide.ts';
import { needsLogin, refused } from './wire-error.ts';

/** Returns the app's session token from its memory, or else from the setup. */
export async function appToken(env: AppEnvironment): Promise<string | undefined> {
  const { token } = await env.memory.load();
  return (token ?? env.setup.token) || undefined;
}

export function sessionMethods(
  env: AppEnvironment,
  app: AppActions,
): Pick<HostMethods, 'login' | 'refreshToken' | 'logout' | 'bindMobile'> {
  const logIn = async () => {
    const token = await env.backend.logIn();
    env.memory.save({ token });
    return token;
  };
  const loginRequest = { declined: () => refused('the code was wrong'), leave: app.coverBriefly };
  return {
    async login(_params, context) {
      await decide(env, context, loginRequest);
      const token = await logIn();
      const { loginSays = 'token' } = env.setup;
      const session = loginSays === 'token' ? { token } : {};
      if (loginSays !== 'nothing') app.emit('sessionChanged', { loggedIn: true, ...session });
      return { outcome: 'done', ...session };
    },
    async refreshToken() {
      if (!(await appToken(env))) throw needsLogin();
      return { token: await logIn() };
    },
    logout() {
      // Saves an empty token. Without any token the setup's token would apply again.
      env.memory.save({ token: '' });
      app.emit('sessionChanged', { loggedIn: false });
      return {};
    },
    async bindMobile(_params, context) {
      await decide(env, context, loginRequest);
      return { outcome: 'done' };
    },
  };
}
