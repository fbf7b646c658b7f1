/** Who sells: what the law wants to be said of it (decree 7.962/2013, article 2, I and II). */
export interface Vendedor {
  razaosocial: string
  publico: {
    config: { rodape: { cnpj: string; endereco: string; telefone: string; email: string } }
  }
}

/** 'Empório Ltda., CNPJ 12.ABC.345/01DE-35, Rua A, 1, Campinas, (19) 3232-0000, loja@…': what is missing is left out. */
export function describeVendedor({ razaosocial, publico }: Vendedor): string {
  const { cnpj, endereco, telefone, email } = publico.config.rodape
  return [razaosocial, cnpj && `CNPJ ${cnpj}`, endereco, telefone, email].filter(Boolean).join(', ')
}
