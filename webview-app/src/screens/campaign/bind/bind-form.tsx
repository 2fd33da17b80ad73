import { Smartphone } from 'lucide-react';
import { useSnapshot } from 'valtio';
import type { Gift } from '../../../api/activity.ts';
import { receiveRightsCard } from '../../../api/rights-card.ts';
import { isApiError, request } from '../../../client/request.ts';
import { AgreementRow } from '../../../kit/form/agreement-row.tsx';
import { TextField } from '../../../kit/form/text-fields.tsx';
import { anyValue, FieldError, useForm } from '../../../kit/form/use-form.ts';
import { FormFrame } from '../../../kit/page/form-of.tsx';
import { useText } from '../../../messages/index.ts';
import { channelInfo } from '../../../platform/channel.ts';
import { navigate } from '../../../platform/history.ts';
import { href } from '../../../routes.ts';
import { isWelcome } from '../../../rules/gift-step.ts';
import { plain } from '../../../rules/plain-text.ts';
import { session } from '../../../store/session.ts';
import { Card } from '../../../ui/card.tsx';
import { Note, Text } from '../../../ui/layout.tsx';
import { Name } from '../../../ui/name.tsx';
import { GiftArt } from '../parts/gift-art.tsx';
import { Offers } from '../pull-new/offers.tsx';
import { useWords } from '../words/index.ts';
import styles from './bind-form.module.css';

/** The code of the refusal of an invite code that is unknown or belongs to the person. */
const BAD_CODE = 40959;

/** Claims the card for the account's number, with the invite code if there is one. */
export function BindForm({ inviteCode = '', gifts }: { inviteCode: string | undefined; gifts: readonly Gift[] }) {
  const t = useText();
  const words = useWords().bind;
  const { account } = useSnapshot(session);
  const welcome = gifts.find((gift) => isWelcome(gift) && gift.state !== 'soldOut');
  const form = useForm({
    fields: {
      inviteCode: { initial: inviteCode, check: anyValue },
      agreed: { initial: false, check: (agreed: boolean) => (agreed ? undefined : t.errors.notSaved) },
    },
    submit: async (values, idempotencyKey) => {
      const { channel, subChannel } = channelInfo();
      const code = plain.token(values.inviteCode);
      const body = {
        channel: channel || undefined,
        subChannel: subChannel || undefined,
        inviteCode: code || undefined,
      };
      try {
        const { isNew } = await request(receiveRightsCard, { body }, { idempotencyKey });
        navigate(href('campaign.pull-new-success', { status: isNew ? 'success' : 'already' }), { replace: true });
      } catch (error) {
        if (isApiError(error, BAD_CODE)) throw new FieldError('inviteCode', words.badCode);
        throw error;
      }
    },
  });
  return (
    <FormFrame
      form={form}
      title={words.title}
      lead={words.lead}
      hero={<GiftArt />}
      missing={form.values.agreed ? undefined : ''}
      consent={<AgreementRow productNo="" {...form.field('agreed')} />}
      submit={words.submit}
    >
      <Card>
        <div className={styles.account}>
          <span className={styles.icon} aria-hidden="true">
            <Smartphone size={22} />
          </span>
          <div>
            <Note>{words.phone}</Note>
            <Text size="l" weight="bold" tabular>
              {account?.mobile ? <Name>{account.mobile}</Name> : words.phoneOfAccount}
            </Text>
          </div>
        </div>
      </Card>
      <Offers welcome={welcome} />
      <TextField form="token" label={words.code} hint={words.codeHint} optional {...form.field('inviteCode')} />
    </FormFrame>
  );
}
