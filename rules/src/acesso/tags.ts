/** Supplier tags that change behaviour, to the letter of §6. */
export const tagsFornecedor = [
  'enable-google-analytics-ga4-version-tag-events',
  'support-price-variance-by-payment',
  'disable-product-multiple',
  'use-new-style-page',
  'support-budget',
  'block-not-approved-user',
  'restrict-not-approved-user-submission',
  'hide-price-for-logged-out-customers',
  'enable-recommendation-system',
  'uses-share-coupom',
  'use-primary-address',
  'uses-single-address',
  'store-prefers-delivery-with-pickup',
  'has-collect',
  'has-delivery',
  'requires-address-to-access',
  'requires-supplier-to-access',
] as const

export type TagFornecedor = (typeof tagsFornecedor)[number]

/** Ours, beside those of §6: the supplier shows what its stock holds, so that a cart takes no more (readings 4). */
export const tagEstoque = 'shows-stock'

/** Tags of a supplier as they arrive: a supplier may carry more than those known here. */
export type Tags = readonly string[]

/** The one place where a tag is looked up, so that a misspelt one does not compile. */
export function hasTag(tags: Tags, tag: TagFornecedor): boolean {
  return tags.includes(tag)
}

/** Whether a supplier shows its stock (readings 4). */
export function showsEstoque(tags: Tags): boolean {
  return tags.includes(tagEstoque)
}
