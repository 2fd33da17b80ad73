/**
 * Lets the person choose a gift. Rules:
 * 1. A person gets one gift. An exchange has one key, so that a retry after a lost response orders no second parcel.
 * 2. Name, number and address are needed only for a parcel. They are stored for the person's next parcel when this one is ordered.
 * 3. A refusal means that a gift is gone, was chosen before, or the activity is over. The gifts are reloaded, and the input stays.
 */
import { exchangeGift, type GiftActivity } from '../../../api/activity.ts';
import { isApiError, request } from '../../../client/request.ts';
import { lastParcel, NO_PARCEL, storeParcel } from '../../../features/parcel/last-parcel.ts';
import { LastParcelNote } from '../../../features/parcel/last-parcel-note.tsx';
import { ruleCheck } from '../../../kit/form/rule-check.ts';
import { TextField } from '../../../kit/form/text-fields.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { FormFrame } from '../../../kit/page/form-of.tsx';
import { useFieldWords } from '../../../messages/field-words.ts';
import { navigate } from '../../../platform/history.ts';
import { href } from '../../../routes.ts';
import { plain } from '../../../rules/plain-text.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Section } from '../../../ui/section.tsx';
import { Offer } from '../parts/offer.tsx';
import { GiftGrid } from '../pull-new/gift-grid.tsx';
import { useWords } from '../words/index.ts';
import { CityField, NO_CITY } from './city-field.tsx';
import { GiftPicker } from './gift-picker.tsx';

/** The codes of refusals after which the displayed gifts are outdated. */
const STALE_CODES = [40954, 40955, 40956, 40957] as const;

export function GiftForm({ activity, onStale }: { activity: GiftActivity; onStale: () => void }) {
  const fields = useFieldWords();
  const words = useWords().gift;
  const { gifts } = activity;
  const openGifts = gifts.filter(({ state }) => state === 'open');
  const isParcel = (giftId: string) => gifts.some((gift) => gift.giftId === giftId && gift.isParcel);
  /** Returns a check that applies only if the chosen gift is a parcel. */
  const onlyForParcel =
    <V,>(check: (value: V) => string | undefined) =>
    (value: V, { giftId }: { giftId: string }) =>
      isParcel(giftId) ? check(value) : undefined;
  const addressCheck = ruleCheck(fields, 'notEmpty', 'address');

  const stored = lastParcel() ?? NO_PARCEL;
  const form = useForm({
    draft: 'campaign.gift',
    fields: {
      giftId: {
        drafted: true,
        initial: openGifts.length === 1 ? (openGifts[0]?.giftId ?? '') : '',
        check: (giftId: string) => (openGifts.some((gift) => gift.giftId === giftId) ? undefined : words.chooseFirst),
      },
      name: { initial: stored.name, check: onlyForParcel(ruleCheck(fields, 'notEmpty', 'name')) },
      phone: { initial: stored.phone, check: onlyForParcel(ruleCheck(fields, 'notEmpty', 'phone')) },
      city: {
        drafted: true,
        initial: NO_CITY,
        check: onlyForParcel((city: typeof NO_CITY) => (city.id ? undefined : words.cityFirst)),
      },
      address: {
        initial: stored.address,
        // Spaces and punctuation do not count as content of an address.
        check: onlyForParcel((text: string) => addressCheck(plain.line(text).replace(/[\s,，、.#]/g, ''))),
      },
    },
    submit: async ({ giftId, name, phone, city, address }, idempotencyKey) => {
      const to = { name: plain.name(name), phone: plain.phone(phone), address: plain.line(address) };
      const parcel = isParcel(giftId) ? { ...to, address: `${city.name} ${to.address}` } : {};
      try {
        await request(exchangeGift, { body: { giftId, ...parcel } }, { idempotencyKey });
        if (isParcel(giftId)) storeParcel(to);
      } catch (error) {
        if (STALE_CODES.some((code) => isApiError(error, code))) onStale();
        throw error;
      }
      navigate(href('campaign.pull-new-success', { status: 'gift' }), { replace: true });
    },
  });

  const chosenGift = openGifts.find(({ giftId }) => giftId === form.values.giftId);
  return (
    <FormFrame
      form={form}
      title={words.heading}
      lead={words.once}
      submit={words.submit}
      missing={chosenGift ? undefined : words.chooseFirst}
    >
      <GiftPicker gifts={openGifts} {...form.field('giftId')} />
      {chosenGift?.isParcel ? (
        <Section title={words.where} text={words.whereText}>
          <Offer
            picture={<Picture src={chosenGift.pictureUrl} alt="" ratio={1} flat />}
            title={chosenGift.name}
            text={chosenGift.desc}
          />
          <LastParcelNote form={form} />
          <TextField form="name" label={words.name} required {...form.field('name')} />
          <TextField form="phone" label={words.phone} hint={words.phoneHint} required {...form.field('phone')} />
          <CityField {...form.field('city')} />
          <TextField
            form="line"
            label={words.address}
            hint={words.addressHint}
            autoComplete="street-address"
            required
            {...form.field('address')}
          />
        </Section>
      ) : null}
      <GiftGrid {...activity} gifts={gifts.filter((gift) => !openGifts.includes(gift))} isOff />
    </FormFrame>
  );
}
