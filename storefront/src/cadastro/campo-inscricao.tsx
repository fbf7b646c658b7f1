import type { ComponentProps } from 'react'

import { ufs } from '@vitrine/rules/documento'
import { Select, TextInput } from '@vitrine/ui'

import { nomeDaUf } from './read-caracteristicas.ts'

/** An inscrição estadual: each state checks its own by a rule of its own, so the state is asked for beside it. */
export function CampoInscricao({
  defaultValue,
  name,
  ...comum
}: Pick<ComponentProps<typeof TextInput>, 'label' | 'hint' | 'error' | 'optional' | 'required'> & {
  name: string
  defaultValue: string
}) {
  const [, uf = '', numero = ''] = /^(?:([A-Z]{2}) )?(.*)$/.exec(defaultValue) ?? []
  return (
    <div className="grid grid-cols-[104px_minmax(0,1fr)] items-start gap-2">
      <Select name={nomeDaUf(name)} label="Estado" aria-label={`Estado: ${comum.label}`} defaultValue={uf}>
        <option value="">UF</option>
        {ufs.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </Select>
      <TextInput
        {...comum}
        name={name}
        defaultValue={numero}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={20}
      />
    </div>
  )
}
