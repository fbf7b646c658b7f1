import { useState } from 'react'

import type { Grupos } from '@vitrine/rules/acesso'
import { Button, Switch } from '@vitrine/ui'

import { useLoja } from '#shell'
import type { ConteudoProps } from '#shell'

import { readConsent, saveConsent } from './consentimento.store.ts'

const grupos = [
  { nome: 'Essenciais', texto: 'Sem eles, o carrinho não fica guardado neste aparelho.' },
  { nome: 'Seu cadastro', texto: 'Sem eles, avisos já lidos e suas listas voltam do início.' },
  { nome: 'Preferências', texto: 'Sem eles, modo de ver e buscas recentes se perdem.' },
  { nome: 'Medição', texto: 'Sem eles, não sabemos como você chegou nem o que melhorar.' },
] as const

const all: Grupos = [true, true, true, true]
const essential: Grupos = [true, false, false, false]

/** The cookie preferences of §2: one switch for each group. It starts at the choice that was made; closing it keeps that. */
export function PainelCookies({ close }: ConteudoProps) {
  const loja = useLoja()
  const [escolha, setEscolha] = useState<readonly boolean[]>(() => {
    const { decidido, grupos } = readConsent()
    return decidido ? grupos : essential
  })
  function save([a, b, c, d]: readonly boolean[]) {
    saveConsent([a === true, b === true, c === true, d === true], loja)
    close()
  }
  return (
    <div className="grid gap-4">
      <div className="grid">
        {grupos.map(({ nome, texto }, index) => (
          <Switch
            key={nome}
            end
            checked={escolha[index] ?? false}
            onChange={(event) => setEscolha(escolha.with(index, event.target.checked))}
          >
            <b>{nome}</b>
            <small className="block text-12 text-ink-muted">{texto}</small>
          </Switch>
        ))}
      </div>
      <div className="consentimento-acoes grid gap-2">
        <Button variant="outline" className="px-2" onClick={() => save(essential)}>
          Rejeitar
        </Button>
        <Button variant="outline" className="px-2" onClick={() => save(escolha)}>
          Salvar escolha
        </Button>
        <Button variant="outline" className="px-2" onClick={() => save(all)}>
          Aceitar
        </Button>
      </div>
    </div>
  )
}
