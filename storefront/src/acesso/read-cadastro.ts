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

/** The registration form, checked field by field; the server checks again and has the last word. */
export function readCadastro(form: Pick<FormData, 'get'>): LeituraCadastro {
  const text = (campo: CampoCadastro) => String(form.get(campo) ?? '').trim()
  const documento = normalizeLogin(text('cpf'))
  const tipo = documento && documento.tipo !== 'EMAIL' ? documento.tipo : null
  const telefone = normalizeTelefone(text('telefone'))
  const senha = String(form.get('senha') ?? '')
  const nome = text('nome')
  const erros: Partial<Record<CampoCadastro, string>> = {
    ...(!tipo && { cpf: 'Confira o número do documento.' }),
    ...(nome.length < 3 && { nome: tipo === 'CNPJ' ? 'Digite a razão social.' : 'Digite seu nome completo.' }),
    ...(!isEmail(text('email')) && { email: 'Digite um e-mail como nome@exemplo.com.' }),
    ...(!telefone && { telefone: 'Digite o telefone com DDD.' }),
    ...(!isBirthDate(text('data_nascimento')) && { data_nascimento: 'Confira a data de nascimento.' }),
    ...(senha.length < MIN_SENHA && { senha: `Use pelo menos ${MIN_SENHA} caracteres.` }),
  }
  if (!tipo || !documento || !telefone || Object.keys(erros).length > 0) return { erros }
  const data_nascimento = text('data_nascimento')
  return {
    cadastro: {
      cpf: documento.valor,
      tipo_documento: tipo,
      nome,
      ...(tipo === 'CNPJ' && { razaosocial: nome }),
      email: normalizeEmail(text('email')),
      telefone,
      ...(data_nascimento && tipo !== 'CNPJ' && { data_nascimento }),
      senha,
    },
  }
}

/** Optional: empty is fine, a date must exist. */
function isBirthDate(text: string): boolean {
  if (text === '') return true
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(instant) && instant < Date.now() && new Date(instant).toISOString().startsWith(text)
}
