/**
 * Wrong changes written by hand, of the kinds that a review once found unnoticed (money, sync of the cart, escaping,
 * consent, brakes, rights). A text that is no longer in its file is an error: the list follows the code.
 */
export const escritos = [
  {
    area: 'sincronia',
    arquivo: 'storefront/src/carrinho/acknowledge.ts',
    de: 'passos: estado.passos.slice(enviado.passos), envios: []',
    para: 'passos: [], envios: []',
    testes: ['storefront/src/carrinho/'],
  },
  {
    area: 'sincronia',
    arquivo: 'storefront/src/carrinho/sincronia.ts',
    de: "if (store.getState().situacao === 'pendente') schedule()",
    para: '',
    testes: ['storefront/src/carrinho/'],
  },
  {
    area: 'sincronia',
    arquivo: 'storefront/src/carrinho/sincronia.ts',
    de: 'return agora.envios.find((envio) => envio.chave === chave)?.passos ?? 0',
    para: 'return passos.length',
    testes: ['storefront/src/carrinho/'],
  },
  {
    area: 'sincronia',
    arquivo: 'storefront/src/carrinho/acknowledge.ts',
    de: '.filter((campo) => enviadas[campo] !== estado.anotacoes[campo])',
    para: '.filter(() => false)',
    testes: ['storefront/src/carrinho/'],
  },
  {
    area: 'sincronia',
    arquivo: 'storefront/src/carrinho/acknowledge.ts',
    de: 'const feitos = envios[last]?.passos ?? 0',
    para: 'const feitos = 0 * (envios[last]?.passos ?? 0)',
    testes: ['storefront/src/carrinho/'],
  },
  {
    area: 'escape',
    arquivo: 'storefront/src/moldura/documento-tema.tsx',
    de: ".replaceAll('<', String.raw`\\u003c`)",
    para: '',
    testes: ['storefront/src/produto/escape-da-pagina.test.tsx'],
  },
  {
    area: 'escape',
    arquivo: 'storefront/src/cabeca/write-cabeca.ts',
    de: ".replaceAll('<', String.raw`\\u003c`)",
    para: '',
    testes: ['storefront/src/cabeca/'],
  },
  {
    area: 'freio',
    arquivo: 'server/src/login/tentativa-login.repository.ts',
    de: "interval '15 minutes'",
    para: "interval '15 seconds'",
    testes: ['server/src/login/'],
  },
  {
    area: 'lista colada',
    arquivo: 'server/src/lista-compras/sum-repetidas.ts',
    de: '(e?.pedida ?? 0)',
    para: '(e?.quantidade ?? 0)',
    testes: ['server/src/lista-compras/'],
  },
  {
    area: 'lista colada',
    arquivo: 'rules/src/lista-compras/titulos.ts',
    de: 'sabidas.length > 1 &&',
    para: 'sabidas.length > 9 &&',
    testes: ['rules/src/lista-compras/'],
  },
]
