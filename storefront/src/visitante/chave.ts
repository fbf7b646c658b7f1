/** Where a device keeps the cart of a store. */
export const chaveDoCarrinho = (slug: string) => `vitrine_carrinho:${slug}`
