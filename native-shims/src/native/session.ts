import type { HostMethods } from './contract.ts';
import { decide } from './decide.ts';
import type { AppActions } from './methods.ts';
import type { Surroundings } from './surroundings.ts';
import { needsLogin, refused } from './wire-error.ts';

/** The token of the user logged in to the app, from its memory, else from the setup. */
export async function appToken(stage: Surroundings): Promise<string | undefined> {
  const { token } = await stage.memory.load();
  return (token ?? stage.setup.token) || undefined;
}

export function sessionMethods(
  stage: Surroundings,
  app: AppActions,
): Pick<HostMethods, 'login' | 'refreshToken' | 'logout' | 'bindMobile'> {
  const logIn = async () => {
    const token = await stage.backend.logIn();
    stage.memory.save({ token });
    return token;
  };
  const ask = { declined: () => refused('the code was wrong'), leave: app.awayAndBack };
  return {
    async login(_params, context) {
      await decide(stage, context, ask);
      const token = await logIn();
      app.emit('sessionChanged', { loggedIn: true, token });
      return { outcome: 'done', token };
    },
    async refreshToken() {
      if (!(await appToken(stage))) throw needsLogin();
      return { token: await logIn() };
    },
    logout() {
      // Empty, not absent: the setup's token must not come back.
      stage.memory.save({ token: '' });
      app.emit('sessionChanged', { loggedIn: false });
      return {};
    },
    async bindMobile(_params, context) {
      await decide(stage, context, ask);
      return { outcome: 'done' };
    },
  };
}
