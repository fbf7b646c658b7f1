import type { Caracteristica } from '@vitrine/contract'
import { maxLetras } from '@vitrine/rules/caracteristica'
import { ufs } from '@vitrine/rules/documento'
import { AnswerField } from '@vitrine/ui'

const PREFIXO = 'caracteristicas.'

interface CamposDoPedidoProps {
  campos: readonly Caracteristica[]
  /** By `caracteristicas.{codigo}`. */
  erros: Readonly<Record<string, string>>
}

/** What the store asks of its own with each order: whoever closes it for the client answers, as the client would. */
export function CamposDoPedido({ campos, erros }: CamposDoPedidoProps) {
  return campos.map((campo) => (
    <AnswerField
      key={campo.codigo}
      question={campo}
      name={PREFIXO + campo.codigo}
      stateName={`uf.${campo.codigo}`}
      states={ufs}
      value=""
      error={erros[PREFIXO + campo.codigo]}
      maxLength={maxLetras(campo) ?? undefined}
    />
  ))
}

/** By codigo; what was left empty is none. */
export function readRespostas(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([nome, valor]) =>
      nome.startsWith(PREFIXO) && typeof valor === 'string' && valor.trim() !== ''
        ? [[nome.slice(PREFIXO.length), valor.trim()] as const]
        : [],
    ),
  )
}
