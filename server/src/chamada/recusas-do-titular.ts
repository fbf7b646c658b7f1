import { uuidv7 } from '#infra'

import { rowsOf, type Linha } from './recusas-do-preparo.ts'

const NUL = 'a\0b'
const id = uuidv7()
const daLoja = { idfornecedor: id }
const controle = /caractere que não pode ser guardado/

const TITULAR = '/painel/v1/{idfornecedor}/titulares/{idrequerimento}'
const titular = rowsOf(
  `PUT ${TITULAR}`,
  { idrequerimento: id },
  { tipo: 'ACESSO', canal: 'EMAIL', nome: 'Ana', contato: 'ana@vitrine.example', recebido_em: '2026-11-20' },
)
const respostaAoTitular = rowsOf(
  `POST ${TITULAR}/resposta`,
  { idrequerimento: id },
  { versao: 1, desfecho: 'ATENDIDO', resposta: 'Feito.' },
)

const MEU = 'PUT /v4/client/{idcliente}/supplier/{idfornecedor}/requerimentos/{idrequerimento}'
const meu = rowsOf(MEU, { idcliente: id, idrequerimento: id }, { tipo: 'CORRECAO', descricao: 'Meu nome.' })

/** What people ask about their data (decision 0169), and a JSON schema cannot say of it. */
export const recusasDoTitular: readonly Linha[] = [
  titular('nome', { nome: ' ' }, /quem pediu/),
  titular('contato', { contato: ' ' }, /como responder/),
  titular('documento', { documento: NUL }, controle),
  titular('descricao', { descricao: NUL }, controle),
  titular('recebido_em', { recebido_em: '2030-02-30' }, /dia não existe/),
  ['GET /painel/v1/{idfornecedor}/titulares', 'cursor', daLoja, { cursor: NUL }, controle],
  meu('descricao', { descricao: NUL }, controle),
  meu('', { descricao: ' ' }, /o que está errado/, 'descricao'),
  respostaAoTitular('resposta', { resposta: ' ' }, /Escreva a resposta/),
  respostaAoTitular('', { desfecho: 'RECUSADO' }, /motivo da recusa/, 'motivo_recusa'),
  [
    `POST ${TITULAR}/anonimizacao`,
    'protocolo_da_exclusao',
    { ...daLoja, idrequerimento: id },
    { versao: 1, protocolo_da_exclusao: NUL },
    controle,
  ],
]
