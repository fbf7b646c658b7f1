import { uuidv7 } from '#infra'

import type { Linha } from './recusas-do-preparo.ts'

const NUL = 'a\0b'
const [idfornecedor, id] = [uuidv7(), uuidv7()]
const controle = /caractere que não pode ser guardado/
const repetido = /repetido/

const casas = /no máximo 4 casas decimais/
/** More tiers than there may be. */
const demais = (valor: number) => Object.fromEntries(Array.from({ length: 31 }, (_, i) => [i + 1, valor]))

const certa = { nome: 'Ouro', efeito: { percentual: -10 } }

const rowsDe =
  (key: string, params: object, certo: object) =>
  (campo: string, errado: object, dito: RegExp, onde = campo): Linha => [
    key,
    campo,
    { idfornecedor, ...params },
    { ...certo, ...errado },
    dito,
    onde,
  ]

const politica = rowsDe('PUT /painel/v1/{idfornecedor}/politicas/{idpolitica}', { idpolitica: id }, certa)
const custo = rowsDe('POST /painel/v1/{idfornecedor}/politicas/custo', {}, { efeito: certa.efeito })
const ensaio: typeof politica = (campo, errado, dito, onde = campo) => [
  'POST /painel/v1/{idfornecedor}/politicas/ensaio',
  `politica.${campo}`,
  { idfornecedor },
  { politica: { idpolitica: id, ...certa, ...errado }, dias: 7 },
  dito,
  `politica.${onde}`,
]
const simulacao = rowsDe(
  'POST /painel/v1/{idfornecedor}/precos/simulacao',
  {},
  { idcadastroextraproduto: id, quantidade: 1 },
)
const tabela = rowsDe('GET /painel/v1/{idfornecedor}/precos/tabela', {}, {})
const doReajuste = { selecao: {}, regra: { percentual: 10 } }
const reajuste = rowsDe(
  'PUT /painel/v1/{idfornecedor}/reajustes/{idreajuste}',
  { idreajuste: id },
  doReajuste,
)
const ensaioDoReajuste = rowsDe('POST /painel/v1/{idfornecedor}/reajustes/ensaio', {}, doReajuste)

/** What a policy is for and what it does. */
const listDoEfeito = (da: typeof politica): Linha[] => [
  da('alvo.produtos', { alvo: { produtos: [id, id] } }, repetido),
  da('alvo.categorias', { alvo: { categorias: [id, id] } }, repetido),
  da('efeito', { efeito: {} }, /o que a política muda/),
  da('efeito.percentual', { efeito: { percentual: 0 } }, /Zero por cento/),
  da('efeito.precofixo', { efeito: { precofixo: 1.000_01 } }, casas),
  da('efeito.descontoProgressivo', { efeito: { descontoProgressivo: demais(1) } }, /30 faixas/),
  da(
    'efeito.descontoProgressivo.*',
    { efeito: { descontoProgressivo: { 3: 1.000_01 } } },
    casas,
    'efeito.descontoProgressivo.3',
  ),
  da(
    'efeito.descontoProgressivoPercentual',
    { efeito: { descontoProgressivoPercentual: demais(-1) } },
    /30 faixas/,
  ),
  da(
    'efeito.descontoProgressivoPercentual.*',
    { efeito: { descontoProgressivoPercentual: { 3: -1.000_01 } } },
    casas,
    'efeito.descontoProgressivoPercentual.3',
  ),
]

/** What a policy cannot be, wherever it is said. */
const listDaPolitica = (da: typeof politica): Linha[] => [
  da('nome', { nome: NUL }, controle),
  da(
    'condicoes',
    { condicoes: { inicio: '2026-12-02', fim: '2026-12-01' } },
    /antes do primeiro/,
    'condicoes.fim',
  ),
  ...(['inicio', 'fim'] as const).map((campo) =>
    da(`condicoes.${campo}`, { condicoes: { [campo]: '2026-02-30' } }, /não existe/),
  ),
  da('condicoes.tags', { condicoes: { tags: ['ouro', 'ouro'] } }, repetido),
  da('condicoes.tags.*', { condicoes: { tags: [NUL] } }, controle),
  da('condicoes.idformapagto', { condicoes: { idformapagto: [id, id] } }, repetido),
  ...listDoEfeito(da),
]

/** What commercial policies cannot be, and a JSON schema cannot say of them. */
export const recusasDaPolitica: readonly Linha[] = [
  ...listDaPolitica(politica),
  ...listDaPolitica(ensaio),
  ...listDoEfeito(custo),
  simulacao('grupos', { grupos: ['ouro', 'ouro'] }, repetido),
  simulacao('grupos.*', { grupos: [NUL] }, controle),
  simulacao('dia', { dia: '2026-02-30' }, /não existe/),
  tabela('grupo', { grupo: NUL }, controle),
  tabela('dia', { dia: '2026-02-30' }, /não existe/),
  ...[reajuste, ensaioDoReajuste].flatMap((refuse) => [
    refuse('selecao.sk', { selecao: { sk: NUL } }, controle),
    refuse('selecao.marca', { selecao: { marca: NUL } }, controle),
    refuse('regra', { regra: {} }, /o que muda no preço/, 'regra.percentual'),
    refuse('regra.percentual', { regra: { percentual: 0 } }, /Zero por cento/),
  ]),
  reajuste('dia', { dia: '2026-02-30' }, /não existe/),
]
