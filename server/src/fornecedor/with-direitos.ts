import type { Rodape } from '@vitrine/contract'

/**
 * What the law wants every shopper to find (brazil.md 8: L19, L20, P5): the consumer's code, where to complain, who answers for personal
 * data. At the end of the store's own last column, unless the store links there itself.
 */
export function withDireitos(rodape: Rodape): Rodape {
  const { colunas, email } = rodape
  const direitos = [
    {
      nome: 'Código de Defesa do Consumidor',
      href: 'https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm',
    },
    { nome: 'Reclamar no consumidor.gov.br', href: 'https://www.consumidor.gov.br' },
    ...(email ? [{ nome: 'Encarregado de dados (LGPD)', href: `mailto:${email}` }] : []),
  ]
  const ja = new Set(colunas.flatMap(({ links }) => links.map(({ href }) => href)))
  const faltam = direitos.filter(({ href }) => !ja.has(href))
  const ultima = colunas.at(-1)
  return {
    ...rodape,
    colunas: ultima
      ? [...colunas.slice(0, -1), { ...ultima, links: [...ultima.links, ...faltam] }]
      : [{ titulo: 'Seus direitos', links: faltam }],
  }
}
