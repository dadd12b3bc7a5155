import { paths } from '#contracts/platform/routes.ts';
import { product } from '#contracts/product.ts';
import { Link } from '#web/lib/router/link.tsx';

/** The name, with a marker stroke under its second half, "spot". */
export const Logo = () => (
  <Link
    to={paths.home}
    className="font-serif text-h4 font-semibold tracking-tight pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
  >
    <span className="marker">{product.name}</span>
  </Link>
);
