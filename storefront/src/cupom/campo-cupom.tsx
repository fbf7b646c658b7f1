import { useState } from 'react'
import type { KeyboardEvent } from 'react'

import { normalizeCodigo } from '@vitrine/rules/cupom'
import { Button, TextInput } from '@vitrine/ui'

import { useCupom } from './use-cupom.ts'

interface CampoCupomProps {
  onApplied?: () => void
  autoFocus?: boolean
  /** A code that came with the address and was not used yet. */
  inicial?: string
}

/** Where a code is typed or pasted: capitals, no spaces; a refusal stands under it and the code stays (ux 1.13). */
export function CampoCupom({ onApplied, autoFocus, inicial = '' }: CampoCupomProps) {
  const { apply } = useCupom()
  const [codigo, setCodigo] = useState(() => normalizeCodigo(inicial))
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function submit() {
    if (!codigo || isBusy) return
    setBusy(true)
    const refused = await apply(codigo)
    setBusy(false)
    setError(refused)
    if (refused) return
    setCodigo('')
    onApplied?.()
  }

  /** Not a form: on the order page it stands inside one, and Enter must not send the order. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void submit()
  }

  return (
    <div className="campo-cupom">
      <TextInput
        label="Código do cupom"
        value={codigo}
        onChange={(event) => {
          setCodigo(normalizeCodigo(event.target.value))
          setError(null)
        }}
        onKeyDown={onKeyDown}
        error={error && <span role="alert">{error}</span>}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={60}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a press on 'Tem cupom?': what was asked for
        autoFocus={autoFocus}
      />
      <Button variant="outline" loading={isBusy} onClick={() => void submit()}>
        Usar
      </Button>
    </div>
  )
}
