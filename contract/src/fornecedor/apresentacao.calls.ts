import { isCnpj, normalizeDocumento } from '@vitrine/rules/documento'
import { z } from 'zod'

import { defineCalls } from '#call'
import { id, nada, semCampos } from '#campo'
import { texto } from '#declarado'

import { CadastroFornecedor } from './cadastro-fornecedor.ts'

const { telefone, email, endereco, horario_atendimento } = CadastroFornecedor.shape.rodape.unwrap().shape
const { title, description } = CadastroFornecedor.shape.seo.unwrap().shape

const rodape = z.strictObject({
  nome: texto(80),
  razaosocial: texto(160),
  cnpj: texto(20).refine((cnpj) => cnpj === '' || isCnpj(normalizeDocumento(cnpj)), {
    error: 'Este CNPJ não existe.',
  }),
  endereco: endereco.unwrap(),
  telefone: telefone.unwrap(),
  email: email.unwrap(),
  horario_atendimento: horario_atendimento.unwrap(),
})
const seo = z.strictObject({ title: title.unwrap(), description: description.unwrap() })

const Linha = z.string()

/** What a store says of itself at its foot and to search engines; '' where it says nothing, and the usual stands there. */
export const Apresentacao = z.object({
  rodape: z.object({
    nome: Linha,
    razaosocial: Linha,
    cnpj: Linha,
    endereco: Linha,
    telefone: Linha,
    email: Linha,
    horario_atendimento: Linha,
  }),
  seo: z.object({ title: Linha, description: Linha }),
  /** What stands where it says nothing. */
  usual: z.object({ nome: Linha, razaosocial: Linha, cnpj: Linha, endereco: Linha, title: Linha }),
  /** Its own host; '' without one. */
  dominio: z.string(),
  versao: z.int(),
})
export type Apresentacao = z.output<typeof Apresentacao>

/** What its owner writes of it. */
export const ApresentacaoDita = z.strictObject({
  rodape,
  seo,
  /** The version that was looked at; absent: whatever stands there. */
  versao: z.int().positive().optional(),
})

const daDona = {
  dono: 'fornecedor',
  fornecedor: 'params.idfornecedor',
  access: ['fornecedor'],
  params: z.object({ idfornecedor: id }),
  query: semCampos,
  response: Apresentacao,
} as const
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const

/** What a store says of itself on every page, as its panel keeps it (ux 3.10, decision 0142): added calls. */
export const apresentacaoCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/apresentacao': {
    ...daDona,
    summary: 'What a store says of itself at the foot of its pages and to search engines.',
    body: nada,
    falhas,
  },
  'PUT /painel/v1/{idfornecedor}/apresentacao': {
    ...daDona,
    summary: 'Changes what a store says of itself at the foot of its pages and to search engines.',
    body: ApresentacaoDita,
    falhas: [...falhas, 'entrada_invalida', 'cadastro_mudou'],
  },
})
