import { useListView } from '../../../kit/page/list-view.ts';
import { ChoiceChips } from '../../../ui/chips.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Section } from '../../../ui/section.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { AllGoods } from './all-goods.tsx';
import { CategoryGoods, CoinOnlyGoods, VipGoods, WalkingGoods } from './goods-pages.tsx';
import { Prizes } from './prizes.tsx';
import { useWords } from './words/index.ts';

const CATEGORIES = ['device', 'care', 'sport', 'food', 'home', 'coupon'] as const;
const TABS = ['all', 'coins', 'walking', 'vip', 'prizes'] as const;
const ALL_CATEGORIES = '';
const CATEGORY_CHOICES = [ALL_CATEGORIES, ...CATEGORIES] as const;

/** Shows the goods for coins by shelf and category, both of which are in the address. */
export function Shop() {
  const words = useWords();
  const view = useListView({ tabs: TABS, filters: { category: CATEGORY_CHOICES } });
  const tab = view.tab ?? TABS[0];
  const category = CATEGORIES.find((candidate) => candidate === view.filters.category);
  return (
    <Section title={words.shop} text={words.shopText}>
      <Tabs
        label={words.shelves}
        tabs={TABS.map((id) => ({ id, label: words.tabs[id] }))}
        value={tab}
        onChange={view.showTab}
      >
        <Stack gap={4}>
          {tab === 'all' ? (
            <>
              <ChoiceChips
                key={`chips ${category}`}
                label={words.category}
                chips={CATEGORY_CHOICES.map((value) => ({
                  value,
                  label: value === ALL_CATEGORIES ? words.everything : words.categories[value],
                }))}
                value={category ?? ALL_CATEGORIES}
                onChange={(value) => view.filter('category', value)}
              />
              {category ? (
                <CategoryGoods key={category} category={category} view={view} />
              ) : (
                <AllGoods onCategory={(value) => view.filter('category', value)} />
              )}
            </>
          ) : null}
          {tab === 'coins' ? <CoinOnlyGoods view={view} /> : null}
          {tab === 'walking' ? <WalkingGoods view={view} /> : null}
          {tab === 'vip' ? <VipGoods view={view} /> : null}
          {tab === 'prizes' ? <Prizes /> : null}
        </Stack>
      </Tabs>
    </Section>
  );
}
