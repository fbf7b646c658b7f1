import { isDia } from '@vitrine/rules/data'
import { isEmail, normalizeEmail, normalizeLogin, normalizeTelefone } from '@vitrine/rules/documento'
import type { TipoDocumento } from '@vitrine/rules/documento'

export const camposCadastro = ['cpf', 'nome', 'email', 'telefone', 'data_nascimento'] as const
export type CampoCadastro = (typeof camposCadastro)[number] | 'senha'

/** What the server is asked to register. */
export interface CadastroLido {
  cpf: string
  tipo_documento: TipoDocumento
  nome: string
  razaosocial?: string
  email: string
  telefone: string
  data_nascimento?: string
  senha: string
}

export type LeituraCadastro =
  | { cadastro: CadastroLido; erros?: undefined }
  | { cadastro?: undefined; erros: Partial<Record<CampoCadastro, string>> }

const MIN_SENHA = 8

type Textos = Record<(typeof camposCadastro)[number], string> & { senha: string }

/** The registration form, checked field by field; the server checks again and has the last word. */
export function readCadastro(form: Pick<FormData, 'get'>): LeituraCadastro {
  const text = (campo: CampoCadastro) => String(form.get(campo) ?? '').trim()
  const textos: Textos = {
    cpf: text('cpf'),
    nome: text('nome'),
    email: text('email'),
    telefone: text('telefone'),
    data_nascimento: text('data_nascimento'),
    // Blanks at the ends may be part of a password.
    senha: String(form.get('senha') ?? ''),
  }
  const documento = normalizeLogin(textos.cpf)
  const tipo_documento = documento && documento.tipo !== 'EMAIL' ? documento.tipo : null
  const telefone = normalizeTelefone(textos.telefone)
  const erros = findErros(textos, tipo_documento, telefone)
  if (!tipo_documento || !documento || !telefone || Object.keys(erros).length > 0) return { erros }
  const { nome, email, data_nascimento, senha } = textos
  const isEmpresa = tipo_documento === 'CNPJ'
  return {
    cadastro: {
      cpf: documento.valor,
      tipo_documento,
      nome,
      email: normalizeEmail(email),
      telefone,
      senha,
      ...(isEmpresa && { razaosocial: nome }),
      ...(data_nascimento && !isEmpresa && { data_nascimento }),
    },
  }
}

function findErros(textos: Textos, tipo: TipoDocumento | null, telefone: string | null) {
  const { nome, email, data_nascimento, senha } = textos
  const nomeVazio = tipo === 'CNPJ' ? 'Digite a razão social.' : 'Digite seu nome completo.'
  const erros: Partial<Record<CampoCadastro, string>> = {
    ...(!tipo && { cpf: 'Confira o número do documento.' }),
    ...(nome.length < 3 && { nome: nomeVazio }),
    ...(!isEmail(email) && { email: 'Digite um e-mail como nome@exemplo.com.' }),
    ...(!telefone && { telefone: 'Digite o telefone com DDD.' }),
    ...(!isBirthDate(data_nascimento) && { data_nascimento: 'Confira a data de nascimento.' }),
    ...(senha.length < MIN_SENHA && { senha: `Use pelo menos ${MIN_SENHA} caracteres.` }),
  }
  return erros
}

/** Optional; when it is filled in, the date must exist. */
function isBirthDate(text: string): boolean {
  return text === '' || (isDia(text) && Date.parse(text) < Date.now())
}
