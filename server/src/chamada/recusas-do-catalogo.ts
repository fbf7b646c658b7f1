import { uuidv7 } from '#infra'

import { recusasDaPolitica } from './recusas-da-politica.ts'
import type { Linha } from './recusas-do-preparo.ts'

const NUL = 'a\0b'
const idfornecedor = uuidv7()
const idcadastroextraproduto = uuidv7()
const controle = /caractere que não pode ser guardado/
const decimais = /no máximo [34] casas decimais/

const foto = { hash: '0'.repeat(32), alt: '', cor: '#ffffff' }

const categoria = { slug: 'vinhos', nome: 'Vinhos', icone: 'wine', fundo: '#f2f2ef', ordem: 1 }

const certo = {
  nome: 'Sem foto',
  vista: 'SEM_FOTO',
  busca: '',
  idcategoria: null,
  ordenacao: 'nome',
  equipe: false,
  padrao: false,
}

const UM = 'PUT /painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}'
const LOTE = 'POST /painel/v1/{idfornecedor}/produtos/lote'

const recorte = (campo: string, errado: string, dito: RegExp): Linha => [
  'PUT /painel/v1/{idfornecedor}/recortes/{idrecorte}',
  campo,
  { idfornecedor, idrecorte: uuidv7() },
  { ...certo, [campo]: errado },
  dito,
]
const um = (campo: string, errado: unknown, dito: RegExp): Linha => [
  UM,
  campo,
  { idfornecedor, idcadastroextraproduto },
  { [campo]: errado },
  dito,
]
const lote = (campo: string, linha: object, todos: object, dito: RegExp): Linha => [
  LOTE,
  campo,
  { idfornecedor },
  { produtos: [{ idcadastroextraproduto, ...linha }], ...todos },
  dito,
]

/** What a supplier's products cannot be, and a JSON schema cannot say of them. */
const recusas: readonly Linha[] = [
  ...['sku', 'nome', 'marca', 'descricao', 'embalagem', 'unidade'].map((campo) => um(campo, NUL, controle)),
  ...['preco', 'precooferta', 'precovendaatacado', 'preco_embalagem', 'custo', 'precominimo'].map((campo) =>
    um(campo, 1.00001, decimais),
  ),
  ...['minvendaatacado', 'granularidade', 'min_por_pedido', 'maxporpedido', 'multiploincremento'].map(
    (campo) => um(campo, 1.0001, decimais),
  ),
  um('tags', ['a', 'a'], /vezes|repet/),
  um(
    'descontoProgressivo',
    Object.fromEntries(Array.from({ length: 31 }, (_, i) => [i + 1, 1])),
    /30 faixas/,
  ),
  [
    UM,
    'descontoProgressivo.*',
    { idfornecedor, idcadastroextraproduto },
    { descontoProgressivo: { '12': 1.00001 } },
    decimais,
    'descontoProgressivo.12',
  ],
  ...(['nome', 'valor'] as const).map((campo): Linha => [
    UM,
    `especificacoes.*.${campo}`,
    { idfornecedor, idcadastroextraproduto },
    { especificacoes: [{ nome: 'Peso', valor: '1 kg', [campo]: NUL }] },
    controle,
  ]),
  um('imagens', [foto, foto], /aparece duas vezes/),
  [
    UM,
    'imagens.*.alt',
    { idfornecedor, idcadastroextraproduto },
    { imagens: [{ ...foto, alt: NUL }] },
    controle,
  ],
  [
    'PUT /painel/v1/{idfornecedor}/categorias/{idcategoria}',
    'nome',
    { idfornecedor, idcategoria: idcadastroextraproduto },
    { ...categoria, nome: NUL },
    controle,
  ],
  ...(['motivo', 'nota'] as const).map((campo): Linha => [
    'POST /painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}/movimentos',
    campo,
    { idfornecedor, idcadastroextraproduto },
    { tipo: 'ENTRADA', quantidade: 1, motivo: 'Compra', chave_idempotencia: uuidv7(), [campo]: NUL },
    controle,
  ]),
  [
    'POST /painel/v1/{idfornecedor}/equipe',
    'nome',
    { idfornecedor },
    { nome: NUL, email: 'bruna@vitrine.example', papel: 'atendente' },
    controle,
  ],
  ...recusasDaPolitica,
  lote('produtos.*.sku', { sku: NUL }, {}, controle),
  ...['de', 'ate'].map((campo): Linha => [
    'POST /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/publicacao',
    campo,
    { idfornecedor, tipo: 'PAGINA', idconteudo: idcadastroextraproduto },
    { [campo]: '1999-01-01T00:00:00Z', versao: 1 },
    /Este momento não existe/,
  ]),
  lote('produtos.*.nome', { nome: NUL }, {}, controle),
  lote('produtos.*.preco', { preco: 1.00001 }, {}, decimais),
  lote('preco', {}, { preco: 1.00001 }, decimais),
  lote('percentual', {}, { percentual: 0 }, /Zero por cento/),
  recorte('nome', '  ', /Diga um nome/),
  recorte('busca', NUL, controle),
]

const PREVIA = 'POST /painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}/previa'

/** A preview refuses what cannot be written. */
export const recusasDoCatalogo: readonly Linha[] = [
  ...recusas,
  ...recusas.flatMap(([key, ...mais]): Linha[] => (key === UM ? [[PREVIA, ...mais]] : [])),
  ...['grupo', 'link'].map((campo): Linha => [
    PREVIA,
    campo,
    { idfornecedor, idcadastroextraproduto },
    { [campo]: NUL },
    controle,
  ]),
]
