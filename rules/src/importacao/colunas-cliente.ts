import type { Coluna, Leitura } from './coluna.ts'
import { readCodigo, readPreco, readSimNao, readTexto } from './read-celula.ts'
import { readEscolha, readLista, showEscolha, showLista, type Escolhas } from './read-palavra.ts'
import { readDocumento, readEmail, readTelefone, showDocumento, showTelefone } from './read-pessoa.ts'

const tipos: Escolhas = {
  CPF: ['CPF', 'pessoa fisica', 'pf', 'f'],
  CNPJ: ['CNPJ', 'pessoa juridica', 'pj', 'j'],
  ESTRANGEIRO: ['Estrangeiro', 'passaporte'],
}

/** Reais, to the centavo, up to what a store keeps. */
function readLimite(celula: string): Leitura {
  const lida = readPreco(celula)
  if ('erro' in lida) return lida
  const valor = Number(lida.valor)
  if (Math.round(valor * 100) / 100 !== valor)
    return { erro: 'O valor tem mais de 2 casas depois da vírgula.' }
  return valor <= 100_000_000 ? lida : { erro: 'O valor é grande demais.' }
}

/**
 * A customer's columns, in the order in which they are exported. Who the customer is, is the customer's to say once it has come: of
 * those the cells of name, e-mail and telephone change nothing (decision 0155).
 */
export const colunasCliente = [
  {
    campo: 'documento',
    titulo: 'CPF ou CNPJ',
    sinonimos: [
      'cpf cnpj',
      'cnpj cpf',
      'cpf',
      'cnpj',
      'documento',
      'cpf do cliente',
      'cnpj do cliente',
      'cgc',
      'cgc cpf',
    ],
    read: readDocumento,
    show: showDocumento,
    isObrigatoria: true,
    largura: 20,
  },
  {
    campo: 'tipo_documento',
    titulo: 'Tipo de documento',
    sinonimos: ['tipo de pessoa', 'tipo pessoa', 'pessoa'],
    read: readEscolha(tipos),
    show: showEscolha(tipos),
    isApoio: true,
  },
  {
    campo: 'nome',
    titulo: 'Nome do cliente',
    sinonimos: ['nome', 'cliente', 'nome fantasia', 'fantasia', 'nome completo'],
    read: readTexto(160),
    isObrigatoria: true,
    largura: 34,
  },
  {
    campo: 'razaosocial',
    titulo: 'Razão social',
    sinonimos: ['razao'],
    read: readTexto(160),
    mayClear: true,
    largura: 34,
  },
  {
    campo: 'email',
    titulo: 'E-mail',
    sinonimos: ['email', 'e mail', 'correio eletronico', 'email do cliente'],
    read: readEmail,
    mayClear: true,
    largura: 30,
  },
  {
    campo: 'telefone',
    titulo: 'Telefone',
    sinonimos: ['celular', 'fone', 'tel', 'whatsapp', 'telefone celular', 'contato'],
    read: readTelefone,
    show: showTelefone,
    mayClear: true,
    largura: 18,
  },
  {
    campo: 'tags',
    titulo: 'Etiquetas do cliente',
    sinonimos: ['etiquetas', 'tags', 'grupo', 'grupos', 'grupo do cliente', 'segmento', 'tabela de preco'],
    read: readLista(40, { virgula: true, quantos: 50 }),
    show: showLista,
    mayClear: true,
    largura: 24,
  },
  {
    campo: 'limite_credito',
    titulo: 'Limite de crédito (R$)',
    sinonimos: ['limite de credito', 'limite', 'credito', 'limite credito'],
    read: readLimite,
    mayClear: true,
  },
  {
    campo: 'representante',
    titulo: 'Representante (e-mail)',
    sinonimos: ['representante', 'vendedor', 'email do representante', 'email do vendedor'],
    read: readEmail,
    mayClear: true,
    largura: 30,
  },
  {
    campo: 'cod_erp',
    titulo: 'Código no sistema da loja',
    sinonimos: ['codigo do cliente', 'cod cliente', 'codigo erp', 'cod erp', 'codigo cliente', 'id cliente'],
    read: readCodigo(60),
    mayClear: true,
  },
  {
    campo: 'aprovado',
    titulo: 'Já aprovado',
    sinonimos: ['aprovado', 'liberado'],
    read: readSimNao,
    mayClear: true,
  },
  {
    campo: 'situacao',
    titulo: 'Situação do cadastro',
    sinonimos: ['situacao'],
    read: readTexto(60),
    isApoio: true,
    largura: 24,
  },
] as const satisfies readonly Coluna[]

export type CampoCliente = (typeof colunasCliente)[number]['campo']

/** What the column of a customer's state says; it is read by people alone. */
export const situacoesDoCliente = {
  cadastrado: 'Com cadastro na loja',
  esperado: 'Esperando o cliente',
  apagado: 'Apagado',
} as const
