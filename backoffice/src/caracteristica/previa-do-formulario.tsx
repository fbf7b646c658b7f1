import { useState } from 'react'

import { asksCaracteristica, maxLetras } from '@vitrine/rules/caracteristica'
import { ufs } from '@vitrine/rules/documento'
import { AnswerField, Select } from '@vitrine/ui'

import type { CampoEscrito } from './campo-escrito.ts'
import type { Escopo } from './campos-ditos.ts'

interface Visto {
  id: string
  nome: string
  tipo_documento: 'CPF' | 'CNPJ'
  tags: readonly string[]
}

/** Who may see the form: a person, a company, and each in a group that some field is for. A registration is filled in by who is in no group yet. */
function listVistos(campos: readonly CampoEscrito[]): Visto[] {
  const grupos = [...new Set(campos.flatMap(({ tags }) => tags))]
  return [null, ...grupos].flatMap((grupo) =>
    (['CPF', 'CNPJ'] as const).map((tipo_documento) => ({
      id: `${tipo_documento} ${grupo ?? ''}`,
      nome: `${tipo_documento === 'CPF' ? 'Pessoa física' : 'Empresa'}${grupo ? ` do grupo ${grupo}` : ''}`,
      tipo_documento,
      tags: grupo ? [grupo] : [],
    })),
  )
}

interface PreviaProps {
  nome: string
  escopo: Escopo
  campos: readonly CampoEscrito[]
}

/** The fields as shoppers meet them, by the shop's own piece, as wide as a phone; nothing of it is sent. */
export function PreviaDoFormulario({ nome: titulo, escopo, campos }: PreviaProps) {
  const vistos = listVistos(campos)
  const perguntado = vistos.find((visto) => campos.some((campo) => asksCaracteristica(campo, visto)))
  const [escolhido, setEscolhido] = useState('')
  const quem = vistos.find(({ id }) => id === escolhido) ?? perguntado ?? vistos[0]
  if (!quem) return null
  const pedidos = campos.filter((campo) => asksCaracteristica(campo, quem))
  return (
    <section className="campos-previa" aria-label={titulo}>
      <Select
        small
        label={escopo === 'CLIENTE' ? 'Prévia do cadastro de' : 'Prévia do pedido de'}
        value={quem.id}
        onChange={({ target }) => setEscolhido(target.value)}
      >
        {vistos.map(({ id, nome }) => (
          <option key={id} value={id}>
            {nome}
          </option>
        ))}
      </Select>
      <div className="campos-celular">
        {pedidos.map((campo) => (
          <AnswerField
            // Drawn anew where it becomes another field.
            key={`${campo.codigo} ${campo.tipo}`}
            question={{ ...campo, nome: campo.nome || 'A sua pergunta' }}
            name={`previa.${escopo}.${campo.codigo}`}
            stateName={`previa.uf.${campo.codigo}`}
            states={ufs}
            value=""
            error={undefined}
            maxLength={maxLetras(campo) ?? undefined}
          />
        ))}
        {pedidos.length === 0 && <p className="text-ink-muted">Aqui a loja não pergunta nada a mais.</p>}
      </div>
    </section>
  )
}
