import { useState } from 'react'

import type { Caracteristica, Caracteristicas } from '@vitrine/contract'
import { isDestaPessoa, maxLetras, readCaracteristica } from '@vitrine/rules/caracteristica'
import { ufs } from '@vitrine/rules/documento'
import { AnswerField } from '@vitrine/ui'

import { nomeDaUf } from './read-caracteristicas.ts'

export interface CamposCaracteristicaProps {
  campos: readonly Caracteristica[]
  /** Answers that stand; absent: none. */
  valores?: Caracteristicas | undefined
  /** By `caracteristicas.{codigo}`. */
  erros: Readonly<Record<string, string>>
  /** The document that is being typed; absent: the fields are those of whoever is known already. */
  tipo_documento?: string | null
}

/** A supplier's own fields, each by its type (readings 8); in the form they are named `caracteristicas.{codigo}`. */
export function CamposCaracteristica({ campos, valores, erros, tipo_documento }: CamposCaracteristicaProps) {
  return campos
    .filter(({ pessoa }) => tipo_documento === undefined || isDestaPessoa(pessoa, tipo_documento))
    .map((campo) => (
      <Campo key={campo.codigo} campo={campo} valor={valores?.[campo.codigo] ?? ''} erros={erros} />
    ))
}

interface CampoProps extends Pick<CamposCaracteristicaProps, 'erros'> {
  campo: Caracteristica
  valor: string
}

/** What is wrong with what was typed is said when it is left, by the rule that the server asks; that nothing was typed is said at the end. */
function Campo({ campo, valor, erros }: CampoProps) {
  const [visto, setVisto] = useState<{ sobre: CampoProps['erros']; erro: string | null } | null>(null)
  const name = `caracteristicas.${campo.codigo}`
  const erro = erros[name]
  // What the server says anew goes before what was seen until then.
  const isVisto = visto !== null && (erro === undefined || visto.sobre === erros)
  return (
    <AnswerField
      question={campo}
      name={name}
      stateName={nomeDaUf(name)}
      states={ufs}
      value={valor}
      error={isVisto ? (visto.erro ?? undefined) : erro}
      maxLength={maxLetras(campo) ?? undefined}
      onLeave={(texto) =>
        setVisto(
          texto.trim() === ''
            ? null
            : { sobre: erros, erro: readCaracteristica(campo, texto, { atual: valor }).erro },
        )
      }
    />
  )
}
