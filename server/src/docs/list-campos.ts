import { escapeHtml } from '@vitrine/rules/texto'

import type { Json } from './esquemas.ts'

/** A field as people read it. */
export interface Campo {
  /** HTML, with the fields around it: `itens[].quantidade`. */
  nome: string
  isObrigatorio: boolean
  /** HTML: what has a name of its own is a link to it. */
  tipo: string
  /** Plain text; '' where none is written. */
  descricao: string
}

/** The fields of a schema of openapi.ts, those of its nameless objects and lists among them, in their order. */
export function listCampos(esquema: Json, antes = ''): Campo[] {
  const { properties, required } = esquema
  const partes = listPartes(esquema)
  if (partes.length > 0) return partes.flatMap((parte) => listCampos(parte, antes))
  if (isJson(esquema.items)) return listCampos(esquema.items, `${antes}[]`)
  if (!isJson(properties)) return []
  const obrigatorios = new Set(Array.isArray(required) ? required : [])
  return Object.entries(properties).flatMap(([nome, campo]) => {
    if (!isJson(campo)) return []
    const inteiro = `${antes ? `${antes}.` : ''}${escapeHtml(nome)}`
    return [
      {
        nome: inteiro,
        isObrigatorio: obrigatorios.has(nome),
        tipo: sayTipo(campo),
        descricao: typeof campo.description === 'string' ? campo.description : '',
      },
      ...listCampos(campo, inteiro),
    ]
  })
}

/** What a value is, as HTML: `list of <a href="#Pedido">Pedido</a>`, `text (uuid)`, `PIX, CARTAO`. */
export function sayTipo(esquema: Json): string {
  const { $ref, type, format, items } = esquema
  if (typeof $ref === 'string') {
    const nome = escapeHtml($ref.replace(/^.*\//, ''))
    return `<a href="#${nome}">${nome}</a>`
  }
  const partes = listPartes(esquema)
  if (partes.length > 0) return [...new Set(partes.map(sayTipo))].join(' or ')
  if (Array.isArray(esquema.enum)) return esquema.enum.map((codigo) => code(codigo)).join(', ')
  if ('const' in esquema) return code(esquema.const)
  if (isJson(items)) return `list of ${sayTipo(items)}`
  const nome = escapeHtml([type].flat().join(' or ') || 'anything')
  return typeof format === 'string' ? `${nome} (${escapeHtml(format)})` : nome
}

const code = (valor: unknown) => `<code>${escapeHtml(JSON.stringify(valor))}</code>`

/** The forms that a value may have. */
function listPartes({ anyOf, oneOf, allOf }: Json): Json[] {
  return [anyOf, oneOf, allOf].flatMap((partes) => (Array.isArray(partes) ? partes.filter(isJson) : []))
}

const isJson = (valor: unknown): valor is Json =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor)
