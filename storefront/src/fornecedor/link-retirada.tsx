import { Form } from 'react-router'

import type { Local } from '@vitrine/contract/janela'
import { Button } from '@vitrine/ui'

/** The same place, asked for stores where to pick up; one that is alone opens at once (ux 1.1.2). */
export function LinkRetirada({ local }: { local: Local }) {
  return (
    <Form method="post" action="/?index">
      <input
        type="hidden"
        name="lugar"
        value={JSON.stringify({ ...local, rua: local.textoendereco || local.nomeloja })}
      />
      <input type="hidden" name="tipoEntrega" value="RETIRADA" />
      <Button type="submit" variant="outline" icon="store">
        Ver lojas para retirada
      </Button>
    </Form>
  )
}
