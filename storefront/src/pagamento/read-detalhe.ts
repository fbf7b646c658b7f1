import type { DetalheForma } from '@vitrine/contract'
import { parseReais } from '@vitrine/rules/dinheiro'

const meios = ['DINHEIRO', 'DEBITO', 'CREDITO', 'PIX', 'VALE'] as const

/** What the form says besides the method: the fields of the panel that was open, and no other. */
export function readDetalhe(form: Pick<FormData, 'get'>): DetalheForma {
  const text = (nome: string) => String(form.get(nome) ?? '').trim()
  const quantParcelas = Number(text('quantParcelas'))
  const totalparcelado = Number(text('totalparcelado'))
  const meio = meios.find((each) => each === text('meio'))
  const troco = parseReais(text('troco'))
  const token = text('cartaoToken')
  const [bandeira, final] = [text('cartaoBandeira'), text('cartaoFinal')]
  return {
    ...(Number.isInteger(quantParcelas) && quantParcelas > 0 && { quantParcelas }),
    // One that accepts a higher total accepts its interest too.
    ...(totalparcelado > 0 && !text('totalaceito') && { totalparcelado }),
    ...(meio && { meio }),
    ...(meio === 'DINHEIRO' && troco !== null && troco > 0 && { troco }),
    ...(text('prazo') && { prazo: text('prazo') }),
    ...(token && {
      cartao: {
        token,
        bandeira,
        final,
        ...(text('cartaoSalvo') && { idcartao: text('cartaoSalvo') }),
        ...(text('cartaoGuardar') && { tokenGuardar: text('cartaoGuardar') }),
      },
    }),
  }
}
