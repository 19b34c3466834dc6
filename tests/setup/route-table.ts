import { type BuiltRoute, createRouteTable } from "~/.server/routing/route-table";
import routes from "~/routes";

const modules = import.meta.glob<BuiltRoute["module"]>("../../app/routes/**/*.{ts,tsx}", { eager: true });

/** The routes of the site as the build has them. */
export const builtRoutes: Record<string, BuiltRoute> = Object.fromEntries(
  routes.map(({ file, id = file.replace(/\.\w+$/, ""), path, index }) => [
    id,
    { id, path, index, parentId: "root", module: modules[`../../app/${file}`] ?? {} },
  ]),
);

export const routeTable = createRouteTable(builtRoutes);
