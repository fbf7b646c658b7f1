import { describeCadastro } from '#cadastro'
import { describeRegistro } from '#coluna'

const registro = describeRegistro(
  'categoria',
  ['idfornecedor'],
  [
    'idcategoria',
    'idcategoriapai',
    'slug',
    'nome',
    'icone',
    'fundo',
    'ordem',
    'idsegmento',
    'idsetor',
    'dispositivos',
  ],
)
export const cadastroCategoria = describeCadastro(registro, { chave: ['idcategoria'], porFornecedor: true })
