import { useEffect, useRef, useState } from 'react'

import type { Localizacao } from '@vitrine/contract'
import { formatCep, isCep } from '@vitrine/rules/documento'
import { Checkbox, LiveRegion, Notice, Spinner, TextInput } from '@vitrine/ui'

import { explainCep, isCepFalso, search } from '#lugar'
import type { ValoresEndereco } from '#lugar'
import { useLoja, useTag, useTextoForaDaArea } from '#shell'

import { findRecusa } from './find-recusa.ts'

export interface CamposEnderecoProps {
  valores: ValoresEndereco
  erros: ValoresEndereco
  /** Goods go there: whether the store does is told with the CEP. */
  isEntrega?: boolean
}

/** The fields of an address; a complete CEP fills street, district, city and state and moves on to the number (ux 1.2.2). */
export function CamposEndereco({ valores, erros, isEntrega = true }: CamposEnderecoProps) {
  const fields = useRef<HTMLDivElement>(null)
  const [cep, setCep] = useState(formatCep(valores.cep ?? ''))
  const [isSemNumero, setSemNumero] = useState(valores.numero === 's/n')
  const hasEntrega = useTag('has-delivery') && isEntrega
  const busca = useCep(cep, fields, { hasEntrega, hasRua: Boolean(valores.rua) })
  const text = (nome: keyof ValoresEndereco) => ({
    name: nome,
    defaultValue: valores[nome],
    error: erros[nome],
  })
  return (
    <div ref={fields} className="grid grid-cols-6 gap-x-3 gap-y-4">
      <TextInput
        className="col-span-4 sm:col-span-3"
        name="cep"
        label="CEP"
        value={cep}
        error={isCepFalso(cep) ? explainCep(cep) : erros.cep}
        hint={busca === 'unknown' ? 'Não achamos este CEP. Preencha o endereço.' : undefined}
        autoComplete="postal-code"
        inputMode="numeric"
        onChange={(event) => setCep(formatCep(event.currentTarget.value))}
        end={busca === 'busy' ? <Spinner size={16} /> : null}
        required
      />
      {busca === 'fora' && <ForaDoAlcance />}
      <TextInput className="col-span-6" label="Rua" {...text('rua')} autoComplete="address-line1" required />
      <TextInput
        className="col-span-3"
        label="Número"
        {...text('numero')}
        defaultValue={isSemNumero ? '' : valores.numero}
        disabled={isSemNumero}
        autoComplete="off"
      />
      <div className="col-span-3 flex items-end pb-1">
        <Checkbox
          name="semnumero"
          defaultChecked={isSemNumero}
          onChange={(event) => setSemNumero(event.currentTarget.checked)}
        >
          Sem número
        </Checkbox>
      </div>
      <TextInput
        className="col-span-6 sm:col-span-3"
        label="Complemento"
        optional
        {...text('complemento')}
        autoComplete="address-line2"
      />
      <TextInput
        className="col-span-6 sm:col-span-3"
        label="Bairro"
        {...text('bairro')}
        autoComplete="address-level3"
      />
      <TextInput
        className="col-span-4"
        label="Cidade"
        {...text('cidade')}
        autoComplete="address-level2"
        required
      />
      <TextInput
        className="col-span-2"
        label="UF"
        {...text('uf')}
        autoComplete="address-level1"
        autoCapitalize="characters"
        maxLength={2}
        required
      />
      <TextInput
        className="col-span-6"
        label="Nome deste endereço"
        optional
        placeholder="Casa, trabalho…"
        {...text('apelido')}
        autoComplete="off"
      />
      <input type="hidden" name="lat" />
      <input type="hidden" name="lng" />
      <LiveRegion>{ditos[busca]}</LiveRegion>
    </div>
  )
}

/** The store does not come to this CEP (§8): said before the rest is typed; the address may be kept all the same. */
function ForaDoAlcance() {
  const texto = useTextoForaDaArea()
  const hasRetirada = useTag('has-collect')
  return (
    <Notice small tone="warning" live="status" className="col-span-6">
      {texto}.{hasRetirada && ' Você pode retirar em uma loja.'}
    </Notice>
  )
}

type Busca = 'idle' | 'busy' | 'found' | 'cidade' | 'fora' | 'unknown'

/** What the CEP has filled in, for who does not see it; the CEP of a small town names no street. */
const ditos: Partial<Record<Busca, string>> = {
  found: 'Endereço preenchido pelo CEP. Falta o número.',
  cidade: 'Cidade preenchida pelo CEP. Faltam a rua e o número.',
}

/** Looks a finished CEP up and writes into the fields beside; the shopper's own text in them gives way only to a new CEP. */
function useCep(
  cep: string,
  fields: { current: HTMLDivElement | null },
  { hasEntrega, hasRua }: { hasEntrega: boolean; hasRua: boolean },
): Busca {
  const { idfornecedor } = useLoja()
  const [found, setFound] = useState<{ cep: string; state: Busca }>({ cep: '', state: 'idle' })
  // One that came with its street was looked up before.
  const [asked, setAsked] = useState(hasRua ? cep : '')
  const isWanted = isCep(cep) && cep !== asked
  useEffect(() => {
    if (!isWanted) return
    const abort = new AbortController()
    search(cep, abort.signal).then(
      async (lugares) => {
        const [lugar] = lugares ?? []
        if (lugar) fill(fields.current, lugar)
        // All fields are filled in, but the store does not deliver there: that message stays.
        const recusa = lugar && hasEntrega ? await findRecusa(lugar, idfornecedor) : null
        if (abort.signal.aborted) return
        setAsked(cep)
        setFound({ cep, state: lugar ? stateOf(lugar, recusa) : 'unknown' })
      },
      () => {}, // aborted: another CEP is being typed
    )
    return () => abort.abort()
  }, [isWanted, cep, fields, hasEntrega, idfornecedor])
  if (isWanted) return 'busy'
  return found.cep === cep ? found.state : 'idle'
}

function stateOf({ rua }: Localizacao, recusa: Awaited<ReturnType<typeof findRecusa>>): Busca {
  if (recusa === 'fora') return 'fora'
  return rua ? 'found' : 'cidade'
}

/** Writes the place into the fields; whoever typed the CEP goes on where something is missing. */
function fill(fields: HTMLDivElement | null, lugar: Localizacao): void {
  for (const nome of ['rua', 'bairro', 'cidade', 'uf', 'lat', 'lng'] as const) {
    const input = fields?.querySelector<HTMLInputElement>(`[name=${nome}]`)
    if (input) input.value = String(lugar[nome])
  }
  if (!fields?.contains(document.activeElement)) return
  fields.querySelector<HTMLInputElement>(`[name=${lugar.rua ? 'numero' : 'rua'}]`)?.focus()
}
