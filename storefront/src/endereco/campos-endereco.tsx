import { useEffect, useRef, useState } from 'react'

import { formatCep, isCep } from '@vitrine/rules/documento'
import { Checkbox, LiveRegion, Spinner, TextInput } from '@vitrine/ui'

import { explainCep } from './read-endereco.ts'
import type { ValoresEndereco } from './read-endereco.ts'
import { isCepFalso, search } from './use-busca-lugar.ts'

export interface CamposEnderecoProps {
  valores: ValoresEndereco
  erros: ValoresEndereco
}

/** The fields of an address; a complete CEP fills street, district, city and state and moves on to the number (ux 1.2.2). */
export function CamposEndereco({ valores, erros }: CamposEnderecoProps) {
  const fields = useRef<HTMLDivElement>(null)
  const [cep, setCep] = useState(formatCep(valores.cep ?? ''))
  const [isSemNumero, setSemNumero] = useState(valores.numero === 's/n')
  const busca = useCep(cep, fields)
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
      <LiveRegion>{busca === 'found' && 'Endereço preenchido pelo CEP. Falta o número.'}</LiveRegion>
    </div>
  )
}

/** Looks a finished CEP up and writes into the fields beside; the shopper's own text in them gives way only to a new CEP. */
function useCep(
  cep: string,
  fields: { current: HTMLDivElement | null },
): 'idle' | 'busy' | 'found' | 'unknown' {
  const [found, setFound] = useState({ cep: '', state: 'idle' as 'idle' | 'found' | 'unknown' })
  const [asked, setAsked] = useState(isCep(cep) ? cep : '')
  const isWanted = isCep(cep) && cep !== asked
  useEffect(() => {
    if (!isWanted) return
    const abort = new AbortController()
    search(cep, abort.signal).then(
      (lugares) => {
        setAsked(cep)
        const [lugar] = lugares ?? []
        if (!lugar) return setFound({ cep, state: 'unknown' })
        for (const nome of ['rua', 'bairro', 'cidade', 'uf', 'lat', 'lng'] as const) {
          const input = fields.current?.querySelector<HTMLInputElement>(`[name=${nome}]`)
          if (input) input.value = String(lugar[nome])
        }
        const next = lugar.rua ? 'numero' : 'rua'
        fields.current?.querySelector<HTMLInputElement>(`[name=${next}]`)?.focus()
        setFound({ cep, state: 'found' })
      },
      () => {}, // aborted: another CEP is being typed
    )
    return () => abort.abort()
  }, [isWanted, cep, fields])
  if (isWanted) return 'busy'
  return found.cep === cep ? found.state : 'idle'
}
