import { useEffect, useState } from 'react'

import type { Endereco } from '@vitrine/contract'
import type { Local } from '@vitrine/contract/janela'
import { urls } from '@vitrine/contract/urls'
import { formatEndereco } from '@vitrine/rules/documento'
import { chooseEndereco, maxEnderecos } from '@vitrine/rules/acesso'
import { Badge, Button, Icon } from '@vitrine/ui'

import { api, useLoja, useOpenPainel, useSessao } from '#shell'

import { clearUnlisted, readEnderecos, isServido, loadArea, ringsOf, localOfEndereco } from '#lugar'
import type { Ponto } from '#lugar'

/** The account's addresses, chosen with one tap; those that cannot be delivered to are shown with the reason (ux 1.2.4). */
export function Salvos({ onChoose }: { onChoose: (local: Local) => void }) {
  const { idfornecedor, slug, tags } = useLoja()
  const isCliente = Boolean(useSessao()?.idcliente)
  const open = useOpenPainel()
  const [enderecos, setEnderecos] = useState<Endereco[]>([])
  const [areas, setAreas] = useState<Ponto[][][] | null>(null)
  useEffect(() => {
    if (!isCliente) return
    void readEnderecos({ client: api }, idfornecedor).then((lidos) => {
      if (!lidos) return
      clearUnlisted(lidos)
      // With uses-single-address only the first is kept (§4 Address flow).
      setEnderecos(chooseEndereco({ tags, enderecos: lidos, escolhido: null }).enderecos)
    })
    void loadArea({ client: api }, idfornecedor).then(
      ({ area }) => area && setAreas(ringsOf(area, 'DELIVERY')),
    )
  }, [isCliente, idfornecedor, tags])
  if (!isCliente) return null
  return (
    <section>
      {enderecos.length > 0 && <h3 className="mb-2">Seus endereços</h3>}
      <ul className="grid gap-2">
        {enderecos.map((endereco) => {
          const local = localOfEndereco(endereco)
          const motivo = reasonOf(local, areas)
          return (
            <li key={endereco.idendereco}>
              <button
                type="button"
                disabled={motivo !== null}
                className="flex min-h-16 w-full items-center gap-3 rounded-md border border-line px-4 py-3 text-left enabled:hover:border-line-strong disabled:bg-surface-2 disabled:text-ink-faint"
                onClick={() => local && onChoose(local)}
              >
                <Icon name="house" />
                <span className="min-w-0">
                  <b className="mr-2">{endereco.apelido || endereco.rua}</b>
                  {endereco.primario && <Badge>Principal</Badge>}
                  <span className="block text-12 text-ink-muted">{motivo ?? formatEndereco(endereco)}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {enderecos.length < maxEnderecos(tags) && (
          <Button
            variant="outline"
            size="s"
            icon="plus"
            data-painel="novo-endereco"
            onClick={() => open('novo-endereco')}
          >
            Novo endereço
          </Button>
        )}
        {enderecos.length > 0 && (
          <a className="link inline-flex min-h-ctl items-center" href={urls.enderecos(slug)}>
            Gerenciar endereços
          </a>
        )}
      </div>
    </section>
  )
}

/** Why it cannot be chosen here; null when it can, or while the areas are not known. */
function reasonOf(local: Local | null, areas: Ponto[][][] | null): string | null {
  if (!local) return 'Não sabemos onde fica no mapa. Edite o endereço.'
  return areas && !isServido(areas, local) ? 'Fora da área de entrega desta loja.' : null
}
