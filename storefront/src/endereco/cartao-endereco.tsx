import { Form, Link } from 'react-router'

import type { Endereco } from '@vitrine/contract'
import { formatEndereco } from '@vitrine/rules/documento'
import { Badge, buttonClass, Button, Icon } from '@vitrine/ui'

/** One address of the account, with what can be done to it. */
export function CartaoEndereco({ endereco }: { endereco: Endereco }) {
  const { idendereco, apelido, rua, primario, lat } = endereco
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line-soft py-4">
      <Icon name="map-pin" />
      <div className="min-w-0 flex-1 basis-56">
        <b className="mr-2">{apelido || rua}</b>
        {primario && <Badge>Principal</Badge>}
        <p className="text-ink-muted">{formatEndereco(endereco)}</p>
        {lat === null && <p className="text-12 text-warning">Sem posição no mapa: confira o CEP.</p>}
      </div>
      <div className="flex flex-wrap gap-1">
        <Link
          className={buttonClass({ variant: 'ghost', size: 's' })}
          to={`?editar=${idendereco}`}
          aria-label={`Editar ${apelido || rua}`}
        >
          Editar
        </Link>
        <Form method="post" className="flex gap-1">
          <input type="hidden" name="idendereco" value={idendereco} />
          {!primario && (
            <Button
              type="submit"
              name="acao"
              value="principal"
              variant="ghost"
              size="s"
              aria-label={`Tornar ${apelido || rua} o principal`}
            >
              Tornar principal
            </Button>
          )}
          <Button
            type="submit"
            name="acao"
            value="excluir"
            variant="ghost"
            size="s"
            aria-label={`Excluir ${apelido || rua}`}
          >
            Excluir
          </Button>
        </Form>
      </div>
    </li>
  )
}
